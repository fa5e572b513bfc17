let lastSearch = "";

/** Remembers the filter of the blog's list, as the search part of its address. */
export function rememberBlogSearch(search: string): void {
  lastSearch = search;
}

/** The remembered search part; empty at first. */
export function lastBlogSearch(): string {
  return lastSearch;
}
