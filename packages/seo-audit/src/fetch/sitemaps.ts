import { addressKey } from "../page/addresses.ts";
import { FetchError } from "./fetch-error.ts";
import { readBody } from "./read-body.ts";
import { readSitemap, type Sitemap } from "./read-sitemap.ts";
import { fetchErrorOf } from "./send.ts";
import { type FetchOptions, type Rules, type Visit, visit } from "./visit.ts";

/**
 * Whether a site's sitemaps name a page. `unknown`: there are more of them than are read for one
 * page, or they cannot be read.
 */
export type Listing = "named" | "missing" | "none" | "unknown";

/** Bytes that are read of a sitemap for one page. */
const MAX_READ = 2 * 1024 * 1024;
/** Bytes that a sitemap may have (sitemaps.org). */
const MAX_SITEMAP = 50 * 1024 * 1024;
/** How many files are read for one page. */
const MAX_FILES = 4;

async function openSitemap(address: string, { open, signal }: Visit, most: number) {
  const { status, answer } = await open(address);
  if (status === 200) return readSitemap(await readBody(answer, most, signal), most);
  answer.destroy();
  throw new FetchError(status === 404 || status === 410 ? "missing" : "status", `${status}`);
}

/** Whether the sitemaps of its host name a page. Never throws. */
export async function listingOf(url: URL, rules: Rules, here: Visit): Promise<Listing> {
  const queue = rules.sitemaps.length > 0 ? [...rules.sitemaps] : [`${url.origin}/sitemap.xml`];
  const key = addressKey(url);
  const isPage = (location: string) =>
    URL.canParse(location) && addressKey(new URL(location)) === key;
  let isWhole = true;
  let read = 0;
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    if (read === MAX_FILES) return "unknown";
    read += 1;
    try {
      const { pages, sitemaps } = await openSitemap(next, here, MAX_READ);
      if (pages.some(isPage)) return "named";
      for (const sitemap of sitemaps) queue.push(sitemap);
    } catch (cause) {
      const { problem } = fetchErrorOf(cause, here.signal);
      if (problem === "missing" && rules.sitemaps.length === 0 && read === 1) return "none";
      isWhole = false;
    }
  }
  return isWhole ? "missing" : "unknown";
}

/**
 * Fetches a sitemap as a polite robot.
 * @throws {FetchError}
 */
export async function fetchSitemap(address: string, options: FetchOptions): Promise<Sitemap> {
  const here = visit(options);
  try {
    return await openSitemap(address, here, MAX_SITEMAP);
  } catch (cause) {
    throw fetchErrorOf(cause, here.signal);
  }
}
