import { textsOf } from "../../places/page-texts.ts";
import { plain } from "../../places/plain.ts";

/** A new text, and a page that shows it. */
export interface NewWords {
  readonly path: string;
  readonly text: string;
}

/** The state of the live site when the texts were pushed. */
export interface Watched {
  /** Where the site is, without a slash at its end. */
  readonly address: string;
  readonly words: readonly NewWords[];
  /** The build that was online; empty if there was no response. */
  readonly build: string;
  /** When they were sent, in milliseconds. */
  readonly since: number;
}

/** Whether the texts are online; `unknown` once this can no longer be determined. */
export type Online = "waiting" | "online" | "unknown";

/** How long it is asked, in milliseconds. */
const longest = 3_600_000;

interface LivePage {
  readonly build: string;
  readonly says: (text: string) => boolean;
}

/** A page of the live site; `undefined` if it does not answer. */
async function livePage(address: string, path: string): Promise<LivePage | undefined> {
  try {
    const options = { cache: "no-store", signal: AbortSignal.timeout(10_000) } as const;
    const response = await fetch(address + encodeURI(path), options);
    if (!response.ok) return undefined;
    const html = await response.text();
    const texts = textsOf(html).map(({ text }) => plain(text));
    const [, build = ""] = /\bdata-build="([^"]*)"/.exec(html) ?? [];
    return { build, says: (text) => texts.some((each) => each.includes(plain(text))) };
  } catch {
    return undefined;
  }
}

/**
 * Checks the live site before the texts can be there.
 * @param words of which those are watched that it does not say yet
 */
export async function watched(
  address: string,
  words: readonly NewWords[],
  now: number,
): Promise<Watched> {
  const pages = await Promise.all(words.map(({ path }) => livePage(address, path)));
  return {
    address,
    words: words.filter(({ text }, index) => !pages[index]?.says(text)),
    build: pages.find((page) => page)?.build ?? "",
    since: now,
  };
}

/** Whether a different build with the texts is online. */
export async function isOnline(
  { address, words, build, since }: Watched,
  now: number,
): Promise<Online> {
  const pages = await Promise.all(words.map(({ path }) => livePage(address, path)));
  const areThere = words.every(({ text }, index) => {
    const page = pages[index];
    return page !== undefined && page.build !== "" && page.build !== build && page.says(text);
  });
  if (words.length > 0 && areThere) return "online";
  return words.length === 0 || now - since > longest ? "unknown" : "waiting";
}
