import { articleAuthors } from "@kolam/content/blog/articles";
import { mailboxes } from "@kolam/content/facts/channels";
import { company } from "@kolam/content/facts/company";
import { photos } from "@kolam/content/photos";
import type { SiteConfig } from "../../../config/site-config.ts";
import { drawingsText, thanks } from "../../../src/brand/credits.ts";

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
      ...thanks,
      `Photographs: ${[...photographers].sort(alphabetical).join(", ")}`,
    ]),
    section("SITE", [
      origin,
      tag || captcha
        ? "Prerendered React, TypeScript, CSS"
        : "Prerendered React, TypeScript, CSS; no cookies, no trackers, no third-party scripts",
      drawingsText,
    ]),
  ].join("\n\n")}\n`;
}
