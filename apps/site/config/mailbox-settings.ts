import { type Colours, english, type Look, type Words } from "@kolam/mailbox";
import { site } from "@kolam/resolve/current";
import { mailboxes } from "@site/facts/channels";
import { company } from "@site/facts/company";
import { colors } from "@site/generated/colors";
import { mailboxWords } from "@site/texts/forms/mailbox-words";
import { hasOwnTokens } from "../build/brand/write-brand.ts";
import type { SiteConfig } from "./site-config.ts";

/** All texts of the mailbox for visitors: its own, overridden by the agency's. */
export const mailboxSays = { ...english, ...mailboxWords } satisfies Words;

const coloursIn = (theme: keyof typeof colors): Colours => {
  const all = colors[theme];
  return {
    page: all.surface,
    panel: all["surface-2"],
    text: all.text,
    "text-2": all["text-2"],
    rule: all.rule,
    band: all["feature-deep"],
    "on-band": all["on-feature"],
    action: all.action,
    "on-action": all["on-action"],
    error: all.error,
    success: all.success,
    link: all.link,
  };
};

/** The agency's name and colours for the mailbox's pages, if the site has its own colours. */
export const mailboxLook: Look | undefined = hasOwnTokens(site)
  ? { name: company.name, light: coloursIn("light"), dark: coloursIn("dark") }
  : undefined;

/** The mailbox's data about the agency: who receives what, and in whose name. */
export interface MailboxSettings {
  /** The address behind each access key. */
  readonly keys: Readonly<Record<string, string>>;
  /** Its texts for visitors. */
  readonly words: Words;
  /** The look of its pages, unless it is the default. */
  readonly look?: Look;
  /** The sender of every mail. */
  readonly mailFrom: string;
}

/** The settings of the mailbox that takes the forms of this site on this machine. */
export function mailboxSettings({ mail }: SiteConfig): MailboxSettings {
  return {
    keys: Object.fromEntries(
      (["careers", "hello"] as const).map((to) => [mail.keys[to], mailboxes[to].address]),
    ),
    words: mailboxSays,
    ...(mailboxLook ? { look: mailboxLook } : {}),
    // A subdomain: filters take a sender of the recipients' own domain, whose answers go elsewhere,
    // for a forgery.
    mailFrom: `website@forms.${company.domain}`,
  };
}

/** The local URLs of the site, in all its languages. */
export function localOrigins({ mail, languages }: SiteConfig): readonly string[] {
  const origins = [mail.returnUrl, ...languages.map(({ url }) => url)].map(
    (url) => new URL(url).origin,
  );
  return [...new Set(origins)].filter((origin) => new URL(origin).hostname === "localhost");
}
