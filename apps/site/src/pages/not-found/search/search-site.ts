import { searchedText, wordSearch } from "@kolam/content/model/blog/search-words";

/** A part of a page: a heading and the first sentences below it. */
export interface SearchPart {
  /** The anchor of the part, if it has one. */
  readonly id?: string;
  readonly title: string;
  readonly text: string;
}

/** A page as the search of the whole site knows it. */
export interface SearchPage {
  readonly path: string;
  readonly name: string;
  /** The list that the page is in, such as the blog. */
  readonly list?: string;
  readonly parts: readonly SearchPart[];
}

/** A page that a search has found, and the part of it that fits best. */
export interface SearchResult {
  readonly page: SearchPage;
  readonly part: SearchPart | undefined;
}

/** How well a page fits: the better, the higher; 0 if it does not. */
function scoreOf(
  { name, list = "", parts }: SearchPage,
  matches: (text: string) => boolean,
): { readonly score: number; readonly part?: SearchPart } {
  if (matches(searchedText(name))) return { score: 4 };
  const titled = parts.find(({ title }) => matches(searchedText(title)));
  if (titled) return { score: 3, part: titled };
  const within = parts.find(({ title, text }) =>
    matches(searchedText([name, list, title, text].join("\n"))),
  );
  if (within) return { score: 2, part: within };
  const all = [name, list, ...parts.flatMap(({ title, text }) => [title, text])];
  return { score: matches(searchedText(all.join("\n"))) ? 1 : 0 };
}

/**
 * The pages that have all words of `query`, best first: those named so, those with such a heading,
 * those with the words in one place, those with the words anywhere. An empty query finds nothing.
 */
export function searchSite(pages: readonly SearchPage[], query: string): SearchResult[] {
  if (query.trim() === "") return [];
  const matches = wordSearch(query);
  return pages
    .map((page) => ({ page, ...scoreOf(page, matches) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ page, part }) => ({ page, part }));
}
