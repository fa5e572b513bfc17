import { listed } from "@kolam/content/model/basics/lists";
import { articleAuthors } from "@kolam/content/model/blog/articles";
import { mailboxes } from "@site/facts/channels";
import { company } from "@site/facts/company";
import { humansWords as words } from "@site/texts/files";
import { humansCredits } from "@site/words/files";
import { type Photo, photos } from "@site/words/photos";
import type { SiteConfig } from "../../../config/site-config.ts";

const alphabetical = new Intl.Collator(company.language).compare;

/** `humans.txt`: the people and tools behind the site, with the photographers by name. */
export function humansFile({ siteUrl, tag, captcha }: SiteConfig): string {
  const photographers = new Set(
    Object.values<Photo>(photos).flatMap(({ photographer }) => photographer ?? []),
  );
  const section = (title: string, lines: readonly string[]) =>
    [`/* ${title} */`, ...lines.map((line) => `  ${line}`)].join("\n");
  return `${[
    section(words.team, [
      listed([company.name, company.address.locality, company.address.country]),
      ...Object.values(articleAuthors).map(({ name }) => name),
      words.writeTo(mailboxes.hello.address),
    ]),
    section(words.thanks, [
      ...humansCredits.thanked,
      words.photographs(listed([...photographers].sort(alphabetical))),
    ]),
    section(words.site, [
      siteUrl,
      tag || captcha ? words.made : `${words.made}; ${words.private}`,
      humansCredits.drawings,
    ]),
  ].join("\n\n")}\n`;
}
