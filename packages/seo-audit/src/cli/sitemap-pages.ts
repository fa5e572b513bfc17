import { setTimeout as pause } from "node:timers/promises";
import { FetchError, type FetchOptions, fetchPage, fetchSitemap } from "../fetch/fetch-page.ts";
import { fetchProblems } from "./fetch-problems.ts";
import { CliError } from "./options.ts";
import type { Source } from "./sources.ts";

/** Milliseconds between a page and the next one in its turn, so that no host is pressed. */
const PAUSE = 500;

/**
 * The addresses of the pages in a sitemap, and in those that it lists.
 * @throws {CliError} when there are none
 */
async function pagesIn(sitemap: string, most: number, options: FetchOptions) {
  const queue = [sitemap];
  const seen = new Set(queue);
  const pages = new Set<string>();
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const found = await fetchSitemap(next, options).catch((cause: unknown) => {
      if (!(cause instanceof FetchError)) throw cause;
      throw new CliError(`${next}: ${fetchProblems[cause.problem](cause.detail)}`);
    });
    for (const address of found.sitemaps) {
      if (!seen.has(address)) queue.push(address);
      seen.add(address);
    }
    for (const address of found.pages) {
      if (pages.size < most) pages.add(address);
    }
    if (pages.size >= most) break;
  }
  if (pages.size === 0) throw new CliError(`${sitemap}: there are no pages in this sitemap.`);
  return [...pages];
}

/**
 * The pages of a sitemap, which are fetched as they are read, with a pause, and counted on the way.
 * @param most how many there may be; the others are left out
 * @param tell takes a line about how far it has come
 */
export async function sitemapSources(
  sitemap: string,
  most: number,
  given: FetchOptions,
  tell: (line: string) => void,
): Promise<readonly Source[]> {
  const options = { ...given, rules: new Map() };
  const pages = await pagesIn(sitemap, most, options);
  let done = 0;
  return pages.map((address) => ({
    name: address,
    async read() {
      try {
        return await fetchPage(address, options);
      } finally {
        done += 1;
        tell(`${done} of ${pages.length}: ${address}`);
        if (done < pages.length) await pause(PAUSE);
      }
    },
  }));
}
