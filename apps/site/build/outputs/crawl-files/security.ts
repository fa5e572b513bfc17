import { company } from "@site/facts/company";
import type { SiteConfig } from "../../../config/site-config.ts";

export const securityPath = "/.well-known/security.txt";

/** How long it holds: each build renews it, and after a year without one nobody may be there. */
const days = 364;

/**
 * `security.txt`: whom to tell of a weakness of the site, and until when that holds.
 * @param contact an e-mail address or the address of a page
 * @see https://www.rfc-editor.org/rfc/rfc9116
 */
export function securityFile(
  contact: string,
  { siteUrl, languages }: Pick<SiteConfig, "siteUrl" | "languages">,
  now: Date,
): string {
  const expires = new Date(now.getTime() + days * 24 * 60 * 60 * 1000);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: ${contact.startsWith("https:") ? contact : `mailto:${contact}`}`,
    `Expires: ${expires.toISOString().replace(".000", "")}`,
    `Preferred-Languages: ${[...new Set(languages.map(({ language }) => new Intl.Locale(language).language))].join(", ")}`,
    `Canonical: ${siteUrl}${securityPath}`,
    "",
  ].join("\n");
}

/**
 * The file of this build, by its path: at the root of a host, where it is looked for, of a site that
 * names somebody, and not of a preview.
 */
export function securityFiles(config: SiteConfig): Readonly<Record<string, string>> {
  const { security } = company;
  const isAtRoot = config.base === "";
  return security && isAtRoot && !config.preview
    ? { [securityPath]: securityFile(security, config, new Date()) }
    : {};
}
