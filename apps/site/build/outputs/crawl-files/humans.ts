import { articleAuthors } from "@kolam/content/blog/articles";
import { company, mailboxes } from "@kolam/content/company";
import { photos } from "@kolam/content/photos";
import type { SiteConfig } from "../../../config/site-config.ts";

const alphabetical = new Intl.Collator("en").compare;

/** `humans.txt`: the people and tools behind the site, with the photographers by name. */
export function humansFile({ origin, tag, captcha }: SiteConfig): string {
  const photographers = new Set(
    Object.values(photos).flatMap(({ photographer }) => photographer ?? []),
  );
  const section = (title: string, lines: readonly string[]) =>
    [`/* ${title} */`, ...lines.map((line) => `  ${line}`)].join("\n");
  return `${[
    section("TEAM", [
      `${company.name}, ${company.address.locality}, ${company.address.country}`,
      ...Object.values(articleAuthors).map(({ name }) => name),
      `Write to: ${mailboxes.hello.address}`,
    ]),
    section("THANKS", [
      "Anek Latin by Ek Type, Mumbai (SIL Open Font License)",
      "The people who draw kolams each morning, and left them without a signature",
      `Photographs: ${[...photographers].sort(alphabetical).join(", ")}`,
    ]),
    section("SITE", [
      origin,
      tag || captcha
        ? "Prerendered React, TypeScript, CSS"
        : "Prerendered React, TypeScript, CSS; no cookies, no trackers, no third-party scripts",
      "Every drawing is one line around a grid of dots, generated at build time",
    ]),
  ].join("\n\n")}\n`;
}
