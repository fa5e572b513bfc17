import type { BlogListPath } from "../facts/paths.ts";

/** Articles in the grid of a page of the blog. */
const perPage = 12;
/** A last page with fewer articles would be nearly empty. They go on the page before it. */
const leastOnPage = 6;

/** Most articles on the first page: the featured one and those of the grid. */
export const articlesOnFirstPage = 1 + perPage + leastOnPage - 1;

/** How many pages the blog needs for this number of articles; at least one. */
export function blogPageCount(articles: number): number {
  return Math.max(1, Math.floor((articles - 1 + leastOnPage) / perPage));
}

/**
 * The articles in the grid of a page of the blog. The first article of the list is not in a grid: it is
 * shown above the others.
 * @param page counted from 1
 * @param total the length of the whole list, if `list` is only its beginning
 */
export function latestOfPage<Item>(
  list: readonly Item[],
  page: number,
  total = list.length,
): Item[] {
  const pages = blogPageCount(total);
  const start = 1 + (page - 1) * perPage;
  return page > pages ? [] : list.slice(start, page === pages ? total : start + perPage);
}

/** The path of a page of the blog, counted from 1. */
export function blogPagePath(page: number): BlogListPath {
  return page === 1 ? "/blog" : `/blog/page/${page}`;
}
