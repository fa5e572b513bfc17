import type { IncomingHttpHeaders } from "node:http";
import { FetchError } from "./fetch-error.ts";
import { readBody } from "./read-body.ts";
import { fetchErrorOf } from "./send.ts";
import { type Listing, listingOf } from "./sitemaps.ts";
import { type FetchOptions, visit } from "./visit.ts";

export { FetchError, type FetchProblem } from "./fetch-error.ts";
export { checkedAddress, type Network, network } from "./send.ts";
export { fetchSitemap, type Listing } from "./sitemaps.ts";
export type { FetchOptions } from "./visit.ts";

/** Bytes after decompression. A page of more is not one for a browser. */
const MAX_PAGE = 2 * 1024 * 1024;

/** The search engine whose rules in robots.txt a report tells. */
const SEARCH_ENGINE = "Googlebot";

/** A page as its server sends it. */
export interface FetchedPage {
  /** Where it was in the end. */
  readonly url: string;
  /** The addresses that led there, the first one that was asked for; empty without a redirect. */
  readonly redirects: readonly string[];
  readonly headers: IncomingHttpHeaders;
  readonly body: Uint8Array;
  /** The encoding in its Content-Type header. */
  readonly charset: string | undefined;
  /** What robots.txt says of it to search engines. */
  readonly robots: "none" | "allows" | "forbids";
  /** Whether a sitemap names it; `undefined` where that was not asked for. */
  readonly listing: Listing | undefined;
}

function refuseStatus(status: number): void {
  if (status === 401 || status === 403 || status === 407)
    throw new FetchError("login", `${status}`);
  if (status === 404 || status === 410) throw new FetchError("missing", `${status}`);
  if (status < 200 || status > 299) throw new FetchError("status", `${status}`);
}

/**
 * Fetches one page as a polite robot: its host's robots.txt first, nothing private, nothing large,
 * nothing for long.
 * @param wantsListing whether its host's sitemaps are looked at as well
 * @throws {FetchError}
 */
export async function fetchPage(
  address: string,
  options: FetchOptions,
  wantsListing = false,
): Promise<FetchedPage> {
  const here = visit(options);
  try {
    const { url, status, answer, passed } = await here.open(address);
    const type = answer.headers["content-type"] ?? "";
    try {
      refuseStatus(status);
      if (!/^\s*(?:text\/html|application\/xhtml\+xml)\b/i.test(type)) {
        throw new FetchError("not-html", type);
      }
    } catch (cause) {
      answer.destroy();
      throw cause;
    }
    const body = await readBody(answer, MAX_PAGE, here.signal);
    const rules = await here.rulesFor(url);
    const permits = rules.allows(url.href, SEARCH_ENGINE) ? "allows" : "forbids";
    return {
      url: url.href,
      redirects: passed,
      headers: answer.headers,
      body,
      charset: /charset\s*=\s*"?([^\s;"]+)/i.exec(type)?.[1],
      robots: rules.isFound ? permits : "none",
      listing: wantsListing ? await listingOf(url, rules, here) : undefined,
    };
  } catch (cause) {
    throw fetchErrorOf(cause, here.signal);
  }
}
