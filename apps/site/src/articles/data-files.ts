/** The file with what an article's page shows. */
export function articleFile(slug: string): string {
  return `/data/blog/${slug}.json`;
}

/** The file with a page of the blog's list. */
export function listFile(page: number): string {
  return `/data/blog/page/${page}.json`;
}

/** The file with the list of all articles that the blog's search looks through. */
export const searchFile = "/data/articles.json";

/** A data file: what the page shows, and the build that wrote it. */
export interface DataFile<Data> {
  readonly build: string;
  readonly data: Data;
}
