import { factsOfRoute, type RouteId } from "@kolam/content/model/pages/paths";

const slug = "/:slug";

/**
 * The data file of a page.
 * @param part the last part of the address of an entry, or the number of a page of a list; else
 * empty
 */
export function dataFile(id: RouteId, part: string): string {
  const { path } = factsOfRoute(id);
  if (path.endsWith(slug)) return `/data${path.slice(0, -slug.length) || `/${id}`}/${part}.json`;
  return part === "" ? `/data/${id}.json` : `/data/${id}/page/${part}.json`;
}

/** The file with the list of all articles, for the blog's search. */
export const searchFile = "/data/articles.json";

/** The file with what the search of the whole site looks through. */
export const siteSearchFile = "/data/search.json";

/** The file with the list of all cases, for the choices of a portfolio of several pages. */
export const casesFile = "/data/cases.json";

/** The content of a data file: the data and the id of the build that wrote it. */
export interface DataFile<Data> {
  readonly build: string;
  readonly data: Data;
}
