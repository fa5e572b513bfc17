import { base } from "../base.ts";
import { buildId } from "../browser/build-id.ts";
import type { DataFile } from "./data-files.ts";

/**
 * A data file belongs to a different build than the running code: the site was deployed in the
 * meantime.
 */
export class OtherBuildError extends Error {}

const cache = new Map<string, Promise<unknown>>();

async function request<Data>(file: string): Promise<Data | null> {
  const response = await fetch(base + file);
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
  const cached = cache.get(file) as Promise<Data | null> | undefined;
  if (cached) return cached;
  const promise = request<Data>(file);
  cache.set(file, promise);
  promise.catch(() => cache.delete(file));
  return promise;
}
