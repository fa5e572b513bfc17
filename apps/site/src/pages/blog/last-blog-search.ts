let lastSearch = "";

/** Remembers the filter with which the blog's list was last seen, as its address's search part. */
export function rememberBlogSearch(search: string): void {
  lastSearch = search;
}

/** The search part of the address that leads back to the list as it was left; empty at first. */
export function lastBlogSearch(): string {
  return lastSearch;
}
