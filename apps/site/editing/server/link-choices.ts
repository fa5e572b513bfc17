import { readContent, readContentFiles } from "@kolam/content/content-lists";
import { type PageId, pageIds, paths } from "@kolam/content/model/pages/paths";
import { titles } from "@site/lists/words/titles";

/** An address that a link may lead to. */
export interface LinkChoice {
  readonly href: string;
  readonly label: string;
}

/** The pages, articles, cases and landing pages that a link may lead to, by their names. */
export async function linkChoices(): Promise<readonly LinkChoice[]> {
  const names: Partial<Record<PageId, string>> = titles;
  const pages = pageIds.map((id) => ({ href: paths[id].path, label: names[id] ?? id }));
  try {
    const { articles, cases, landing } = readContent(await readContentFiles(), {
      onDraftProblems: () => {},
    });
    return [
      ...pages,
      ...articles.map(({ slug, title }) => ({ href: `/blog/${slug}`, label: title })),
      ...cases.map(({ id, project }) => ({ href: `/portfolio/${id}`, label: project })),
      ...landing.map(({ slug, title }) => ({ href: `/${slug}`, label: title })),
    ];
  } catch {
    // While an entry has a mistake, the lists cannot be read.
    return pages;
  }
}
