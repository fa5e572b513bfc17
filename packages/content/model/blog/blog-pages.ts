import { entriesOfPage, type Paging, pageCount } from "../basics/paging.ts";
import type { BlogListPath } from "../pages/paths.ts";

/** The grid of a page of the blog. */
const paging: Paging = { onPage: 12, least: 6 };

/** Maximum number of articles on the first page: the featured one and those of the grid. */
export const articlesOnFirstPage = paging.onPage + paging.least;

/** The number of pages that the blog needs for this many articles; at least one. */
export const blogPageCount = (articles: number): number => pageCount(articles - 1, paging);

/**
 * The articles in the grid of a page of the blog. The first article of the list is not in a grid:
 * it is shown above the others.
 * @param page counted from 1
 * @param total the length of the whole list, if `list` is only its beginning
 */
export const latestOfPage = <Item>(
  list: readonly Item[],
  page: number,
  total = list.length,
): Item[] => entriesOfPage(list.slice(1), page, paging, Math.max(0, total - 1));

/** The path of a page of the blog, counted from 1. */
export function blogPagePath(page: number): BlogListPath {
  return page === 1 ? "/blog" : `/blog/page/${page}`;
}
