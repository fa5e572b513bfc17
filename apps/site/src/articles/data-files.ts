import type { FilePages } from "./article-source.ts";

/** Where the pages are whose text is a file, by their route. */
export const fileFolders = {
  article: "/blog",
  case: "/portfolio",
  opening: "/careers",
  landing: "",
} as const;

/** The data file of a page whose text is a file, by its route and the last part of its path. */
export function pageFile(id: keyof FilePages, slug: string): string {
  return `/data${fileFolders[id] || "/landing"}/${slug}.json`;
}

/** The lists that have several pages. */
export type PagedList = "blog" | "portfolio";

/** The data file of a page of a list. */
export const listFile = (list: PagedList, page: number): string =>
  `/data/${list}/page/${page}.json`;

/** The file with what the sitemap page lists. */
export const sitemapFile = "/data/sitemap.json";

/** The file with the figures of the build. */
export const figuresFile = "/data/proof.json";

/** The file with the list of all articles, for the blog's search. */
export const searchFile = "/data/articles.json";

/** The file with the list of all cases, for the choices of a portfolio of several pages. */
export const casesFile = "/data/cases.json";

/** The content of a data file: the data and the id of the build that wrote it. */
export interface DataFile<Data> {
  readonly build: string;
  readonly data: Data;
}
