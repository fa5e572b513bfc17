import { buildId } from "../browser/build-id.ts";
import type { ArticleData, ArticleSource, ListData } from "./article-source.ts";
import { articleFile, type DataFile, listFile } from "./data-files.ts";

/** A data file belongs to another build than the running code: the site was deployed in the meantime. */
export class OtherBuildError extends Error {}

const fetched = new Map<string, Promise<unknown>>();

async function request<Data>(file: string): Promise<Data | null> {
  const response = await fetch(file);
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`Fetching ${file} failed with status ${response.status}.`);
  const { build, data } = (await response.json()) as DataFile<Data>;
  if (build !== buildId()) throw new OtherBuildError(`${file} belongs to build ${build}.`);
  return data;
}

/**
 * Fetches a data file. The result is cached unless the request fails.
 * @returns `null` if there is no such file
 * @throws OtherBuildError after a deployment, or another error if the file cannot be fetched
 */
export function fetchData<Data>(file: string): Promise<Data | null> {
  const known = fetched.get(file) as Promise<Data | null> | undefined;
  if (known) return known;
  const promise = request<Data>(file);
  fetched.set(file, promise);
  promise.catch(() => fetched.delete(file));
  return promise;
}

/** What the name of an article looks like. An address may hold anything in its place, even another file's path. */
const slugPattern = /^[a-z0-9-]+$/;

/** The article source in the browser: the data files that the build wrote. */
export const fetchedArticles: ArticleSource = {
  article: async (slug) =>
    slugPattern.test(slug) ? fetchData<ArticleData>(articleFile(slug)) : null,
  list: async (page) =>
    Number.isInteger(page) && page >= 1 ? fetchData<ListData>(listFile(page)) : null,
};
