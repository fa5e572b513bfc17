import { clauseSeparator } from "@kolam/content/model/basics/formats";
import { listed } from "@kolam/content/model/basics/lists";
import { articleAuthors } from "@kolam/content/model/blog/articles";
import type { Author } from "@kolam/content/model/types/author";
import { mailboxes } from "@site/facts/channels";
import { company } from "@site/facts/company";
import { humansWords as words } from "@site/texts/files";
import { humansCredits } from "@site/words/files";
import { type Photo, photos } from "@site/words/photos";
import type { SiteConfig } from "../../../config/site-config.ts";

const alphabetical = new Intl.Collator(company.language).compare;

/** `humans.txt`: the people and tools behind the site, with the photographers by name. */
export function humansFile({ siteUrl, tag, captcha }: SiteConfig): string {
  const photographers = listed(
    [
      ...new Set(Object.values<Photo>(photos).flatMap(({ photographer }) => photographer ?? [])),
    ].sort(alphabetical),
  );
  const section = (title: string, lines: readonly string[]) => {
    const said = lines.filter((line) => line !== "");
    return said.length > 0 ? [`/* ${title} */`, ...said.map((line) => `  ${line}`)].join("\n") : [];
  };
  return `${[
    section(words.team, [
      listed([company.name, company.address.locality, company.address.country].filter(Boolean)),
      ...Object.values<Author>(articleAuthors).map(({ name }) => name),
      words.writeTo(mailboxes.hello.address),
    ]),
    section(words.thanks, [
      ...humansCredits.thanked,
      photographers && words.photographs(photographers),
    ]),
    section(words.site, [
      siteUrl,
      tag || captcha ? words.made : words.made + clauseSeparator + words.private,
      humansCredits.drawings,
    ]),
  ]
    .flat()
    .join("\n\n")}\n`;
}
