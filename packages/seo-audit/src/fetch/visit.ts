import type { IncomingHttpHeaders } from "node:http";
import parseRobots from "robots-parser";
import { FetchError } from "./fetch-error.ts";
import { readBody } from "./read-body.ts";
import { checkedAddress, type Network, network, type SendOptions, send } from "./send.ts";

/** Bytes; Google reads as much of a robots.txt, and leaves out the rest. */
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
  /** The rules of the hosts, where several pages are fetched. */
  readonly rules?: Map<string, Promise<Rules>>;
}

/** What robots.txt says; nothing is forbidden where there is none. */
export interface Rules {
  readonly isFound: boolean;
  readonly sitemaps: readonly string[];
  readonly allows: (address: string, robot: string) => boolean;
}

export type Visit = ReturnType<typeof visit>;

/**
 * Characters of rules with a wildcard. To compare each takes its length times that of an address,
 * and a file made for it would keep the process busy for minutes.
 */
const MAX_WILDCARDS = 20_000;

/** The lines of robots.txt without those with a wildcard that would take too long. */
function affordable(text: string): string {
  let wild = 0;
  const lines = text.split(/\r\n?|\n/);
  return lines
    .filter((line) => {
      if (!/^\s*(?:dis)?allow\b/i.test(line) || !line.includes("*")) return true;
      wild += line.length;
      return wild <= MAX_WILDCARDS;
    })
    .join("\n");
}

const rulesIn = (address: string, text: string | undefined): Rules => {
  const robots = parseRobots(address, affordable(text ?? ""));
  return {
    isFound: text !== undefined,
    sitemaps: robots.getSitemaps(),
    allows: (url, robot) => !robots.isDisallowed(url, robot),
  };
};

/** What an answer is followed to. */
function locationOf(from: URL, headers: IncomingHttpHeaders, anyHost: boolean): URL {
  // Node reads headers as Latin-1, and servers write addresses in UTF-8.
  const location = Buffer.from(headers.location ?? "", "latin1").toString("utf8");
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

/** The rules of a host. */
async function rulesOf(origin: string, options: SendOptions): Promise<Rules> {
  const url = new URL("/robots.txt", origin);
  const { status, answer } = await follow(url, options, async () => {});
  if (status === 200) {
    const text = await readBody(answer, MAX_ROBOTS, options.signal, true);
    return rulesIn(url.href, Buffer.from(text).toString("utf8"));
  }
  answer.destroy();
  // Google takes 429 for an error of the server too.
  if (status >= 500 || status === 429) throw new FetchError("status", `${url.pathname}: ${status}`);
  return rulesIn(url.href, undefined);
}

/**
 * A visit of a polite robot, which asks for each host's robots.txt first and once, and is over
 * after ten seconds.
 */
export function visit(options: FetchOptions) {
  const signal = AbortSignal.timeout(MAX_TIME);
  const sending: SendOptions = { anyHost: false, network, ...options, signal };
  const { rules = new Map<string, Promise<Rules>>() } = options;
  const rulesFor = ({ origin }: URL): Promise<Rules> => {
    const known = rules.get(origin);
    if (known) return known;
    const asked = rulesOf(origin, sending);
    rules.set(origin, asked);
    // Another page may have more luck.
    asked.catch(() => rules.delete(origin));
    return asked;
  };
  const allowed = async (url: URL) => {
    const { allows } = await rulesFor(url);
    if (!allows(url.href, options.robot)) throw new FetchError("robots", url.href);
  };
  return {
    signal,
    rulesFor,
    /** Asks for an address and what it redirects to. The answer's body is still to be read. */
    open: (address: string) => follow(checkedAddress(address, sending.anyHost), sending, allowed),
  };
}
