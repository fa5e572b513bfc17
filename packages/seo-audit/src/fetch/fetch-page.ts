import type { IncomingHttpHeaders } from "node:http";
import parseRobots from "robots-parser";
import { FetchError } from "./fetch-error.ts";
import { readBody } from "./read-body.ts";
import {
  checkedAddress,
  fetchErrorOf,
  type Network,
  network,
  type SendOptions,
  send,
} from "./send.ts";

export { FetchError, type FetchProblem } from "./fetch-error.ts";
export type { Network } from "./send.ts";

/** Bytes after decompression. A page of more is not one for a browser. */
const MAX_PAGE = 2 * 1024 * 1024;
/** Bytes; Google reads as much of a robots.txt. */
const MAX_ROBOTS = 500 * 1024;
/** Google follows as many for a page's robots.txt. */
const MAX_REDIRECTS = 5;
/** Milliseconds for everything together. */
const MAX_TIME = 10_000;

export interface FetchOptions {
  /** How the request says who asks. */
  readonly userAgent: string;
  /** The name that rules in robots.txt are for. */
  readonly robot: string;
  /** Whether private addresses and other ports are allowed: one's own computer asks for them. */
  readonly anyHost?: boolean;
  /** Tests have their own. */
  readonly network?: Network;
}

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
  /** Sitemaps that the host's robots.txt names. */
  readonly sitemaps: readonly string[];
}

/** What an answer is followed to. */
function locationOf(from: URL, headers: IncomingHttpHeaders, anyHost: boolean): URL {
  const { location = "" } = headers;
  if (!URL.canParse(location, from.href)) throw new FetchError("redirects", location);
  return checkedAddress(new URL(location, from).href, anyHost);
}

/** Follows redirects; each step is checked as the first one was. */
async function follow(start: URL, options: SendOptions, allowed: (url: URL) => Promise<void>) {
  const passed: string[] = [];
  for (let url = start; passed.length <= MAX_REDIRECTS; ) {
    await allowed(url);
    const answer = await send(url, options);
    const status = answer.statusCode ?? 0;
    if (![301, 302, 303, 307, 308].includes(status)) return { url, status, answer, passed };
    answer.destroy();
    passed.push(url.href);
    url = locationOf(url, answer.headers, options.anyHost);
  }
  throw new FetchError("redirects", passed.at(-1));
}

/** The rules of a host, asked for once. A host without any allows everything. */
async function rulesOf(origin: string, options: SendOptions) {
  const url = new URL("/robots.txt", origin);
  const { status, answer } = await follow(url, options, async () => {});
  if (status >= 500) {
    answer.destroy();
    throw new FetchError("status", `${url.pathname}: ${status}`);
  }
  if (status !== 200) {
    answer.destroy();
    return parseRobots(url.href, "");
  }
  const text = await readBody(answer, MAX_ROBOTS, options.signal);
  return parseRobots(url.href, Buffer.from(text).toString("utf8"));
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
 * @throws {FetchError}
 */
export async function fetchPage(address: string, options: FetchOptions): Promise<FetchedPage> {
  const signal = AbortSignal.timeout(MAX_TIME);
  const sending: SendOptions = { anyHost: false, network, ...options, signal };
  const rules = new Map<string, ReturnType<typeof rulesOf>>();
  const rulesFor = ({ origin }: URL) => {
    const known = rules.get(origin) ?? rulesOf(origin, sending);
    rules.set(origin, known);
    return known;
  };
  const allowed = async (url: URL) => {
    if ((await rulesFor(url)).isDisallowed(url.href, options.robot)) {
      throw new FetchError("robots", url.href);
    }
  };
  try {
    const start = checkedAddress(address, sending.anyHost);
    const { url, status, answer, passed } = await follow(start, sending, allowed);
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
    return {
      url: url.href,
      redirects: passed,
      headers: answer.headers,
      body: await readBody(answer, MAX_PAGE, signal),
      charset: /charset\s*=\s*"?([^\s;"]+)/i.exec(type)?.[1],
      sitemaps: (await rulesFor(url)).getSitemaps(),
    };
  } catch (cause) {
    throw fetchErrorOf(cause, signal);
  }
}
