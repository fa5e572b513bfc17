import { dataFile } from "./data-files.ts";
import type { LoadData } from "./data-of.ts";
import { fetchData } from "./fetch-data.ts";

/**
 * The pattern of a slug. A URL may contain anything in its place, even the path of another file.
 */
const slugPattern = /^[a-z0-9-]*$/;

/** The data of pages in the browser: the files that the build wrote. */
export const fetchedData: LoadData = async (id, part) =>
  slugPattern.test(part) ? fetchData(dataFile(id, part)) : null;
