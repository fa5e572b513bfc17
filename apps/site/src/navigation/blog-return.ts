let lastSearch = "";

/** Marks a link that leads back to the blog's list as it was left. */
export const blogReturn = { "data-blog-return": "" };

/** Remembers the filter with which the blog list was last seen, as its address's search part. */
export function rememberBlogSearch(search: string): void {
  lastSearch = search;
}

/** The search part of a link's address; of one that leads back to the blog's list, how that was left. */
export function searchOf(link: HTMLAnchorElement): string {
  return link.dataset.blogReturn === undefined ? link.search : lastSearch;
}
