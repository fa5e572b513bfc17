/** The data file of an article's page. */
export function articleFile(slug: string): string {
  return `/data/blog/${slug}.json`;
}

/** The data file of a page of the blog's list. */
export function listFile(page: number): string {
  return `/data/blog/page/${page}.json`;
}

/** The file with the list of all articles, for the blog's search. */
export const searchFile = "/data/articles.json";

/** The content of a data file: the data and the id of the build that wrote it. */
export interface DataFile<Data> {
  readonly build: string;
  readonly data: Data;
}
