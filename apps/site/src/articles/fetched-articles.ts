import { buildId } from "../browser/build-id.ts";
import type { ArticleData, ArticleSource, ListData } from "./article-source.ts";
import { articleFile, type DataFile, listFile } from "./data-files.ts";

/** The data files are of another build than the code that is running: the site was deployed meanwhile. */
export class OtherBuildError extends Error {}

const fetched = new Map<string, Promise<unknown>>();

async function request<Data>(file: string): Promise<Data | null> {
  const response = await fetch(file);
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${file} cannot be fetched (${response.status}).`);
  const { build, data } = (await response.json()) as DataFile<Data>;
  if (build !== buildId()) throw new OtherBuildError(`${file} is of build ${build}.`);
  return data;
}

/**
 * Fetches a data file, once. A failure is not remembered.
 * @returns `null` when there is no such file
 * @throws OtherBuildError after a deploy; TypeError or Error when the file cannot be fetched
 */
export function fetchData<Data>(file: string): Promise<Data | null> {
  const known = fetched.get(file) as Promise<Data | null> | undefined;
  if (known) return known;
  const promise = request<Data>(file);
  fetched.set(file, promise);
  promise.catch(() => fetched.delete(file));
  return promise;
}

/** Articles from the data files that the build wrote beside the pages. */
export const fetchedArticles: ArticleSource = {
  article: (slug) => fetchData<ArticleData>(articleFile(slug)),
  list: (page) => fetchData<ListData>(listFile(page)),
};
