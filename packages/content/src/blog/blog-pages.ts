import type { BlogListPath } from "../paths.ts";

/** Articles in the grid of one page of the blog. */
const perPage = 12;
/** A last page with fewer would say too little to be a page: they stand on the one before it. */
const leastOnPage = 6;

/** As many articles as the first page can show: the featured one, and its grid. */
export const articlesOnFirstPage = 1 + perPage + leastOnPage - 1;

/** How many pages the blog has with so many articles; one at least. */
export function blogPageCount(articles: number): number {
  return Math.max(1, Math.floor((articles - 1 + leastOnPage) / perPage));
}

/**
 * The grid of one page of the blog, counted from 1: the “Latest articles” of a list without its first
 * item, which stands above them.
 * @param total the length of the whole list, where `list` is only its beginning
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
