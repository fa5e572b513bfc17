import { listed, withLabel } from "@kolam/content/model/basics/lists";
import { articles } from "@kolam/content/model/blog/articles";
import { offices } from "@kolam/content/model/company/offices";
import { openPositions } from "@kolam/content/model/company/open-positions";
import { landings } from "@kolam/content/model/landing/pages";
import { type PageId, type PathGroup, pathGroups, paths } from "@kolam/content/model/pages/paths";
import { cases } from "@kolam/content/model/portfolio/cases";
import { mailboxes } from "@site/facts/channels";
import { company } from "@site/facts/company";
import { titles } from "@site/lists/words/titles";
import { llmsWords } from "@site/texts/files";
import { companyWords } from "@site/words/company-words";
import { groupTitles } from "@site/words/group-titles";
import { allPages, pageMeta } from "../../../src/seo/page-meta.ts";
import type { PageRef } from "../../../src/seo/page-ref.ts";
import { feeds } from "../../../src/seo/site-files.ts";
import { twinPath } from "../../../src/seo/twin-path.ts";

export const llmsPath = "/llms.txt";

/** The texts of all pages that `llms.txt` leads to. */
export const llmsFullPath = "/llms-full.txt";

/** Only the newest articles are listed: a language model reads a limited amount of text. */
export const listedArticles = 50;

interface Entry {
  readonly name: string;
  readonly path: string;
  readonly note: string;
}

/** Where a page is to be read: its twin in Markdown, or the page itself if it has none. */
function readAt(ref: PageRef): string {
  const meta = pageMeta(ref);
  return twinPath(meta) ?? meta.path ?? "";
}

function pagesOf(group: PathGroup): Entry[] {
  return allPages().flatMap((match) => {
    if (!(match.id in paths) || match.page !== undefined) return [];
    const id = match.id as PageId;
    if (paths[id].group !== group) return [];
    return [{ name: titles[id], path: readAt(match), note: pageMeta(match).description }];
  });
}

function section(title: string, entries: readonly Entry[], siteUrl: string): string {
  const lines = entries.map(({ name, path, note }) => `- [${name}](${siteUrl}${path}): ${note}`);
  return [`## ${title}`, "", ...lines].join("\n");
}

/**
 * `llms.txt`: an overview of the site in Markdown for language models. Legal texts come last, under
 * the heading that the format reserves for what may be skipped.
 * @see https://llmstxt.org
 */
export function llmsFile(siteUrl: string): string {
  const { address, phone } = company;
  const written = articles
    .slice(0, listedArticles)
    .map(({ title, slug, description, updated }) => ({
      name: title,
      path: readAt({ id: "article", slug }),
      note: `${description} ${llmsWords.updated(updated)}`,
    }));
  const told = cases.map(({ id, client, project, description }) => ({
    name: withLabel(client, project),
    path: readAt({ id: "case", slug: id }),
    note: description,
  }));
  const offers = landings.map(({ slug, title, description }) => ({
    name: title,
    path: readAt({ id: "landing", slug }),
    note: description,
  }));
  const jobs = openPositions.map(({ id, title }) => {
    const ref = { id: "opening", slug: id } as const;
    return { name: title, path: readAt(ref), note: pageMeta(ref).description };
  });
  const groups = pathGroups.filter((group) => group !== "legal");
  return `${[
    `# ${company.name}`,
    `> ${companyWords.description}`,
    [
      `- ${llmsWords.founded(listed([address.locality, address.region, address.country].filter(Boolean)))}`,
      `- ${llmsWords.contact(mailboxes.hello.address, phone?.display)}`,
      ...offices[0].hours.lines.map((line) => `- ${line}`),
      `- ${llmsWords.prices}`,
    ].join("\n"),
    ...groups.map((group) =>
      section(
        groupTitles[group],
        [...pagesOf(group), ...(group === "resources" ? [...jobs, ...offers] : [])],
        siteUrl,
      ),
    ),
    ...(told.length > 0 ? [section(titles.portfolio, told, siteUrl)] : []),
    ...(written.length > 0 ? [section(llmsWords.articles, written, siteUrl)] : []),
    section(
      "Optional",
      [
        ...pagesOf("legal"),
        { name: llmsFullPath.slice(1), path: llmsFullPath, note: llmsWords.full },
        ...feeds.map(({ title, path }) => ({
          name: title,
          path,
          note: llmsWords.feed,
        })),
      ],
      siteUrl,
    ),
  ].join("\n\n")}\n`;
}
