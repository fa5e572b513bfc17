import {
  type AddressProblem,
  addressProblems,
  type PageListing,
  type PageRobots,
} from "@kolam/content/model/analyzer/address-words";

/** A page as its server sent it to the mailbox. */
export interface FetchedPage {
  /** Its final URL. */
  readonly url: string;
  readonly redirects: readonly string[];
  /** When, as an ISO 8601 date and time. */
  readonly at: string;
  readonly robots: PageRobots;
  readonly listing: PageListing;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly html: string;
}

/** Why a page could not be fetched. */
export interface PageProblem {
  readonly problem: AddressProblem;
  /** What the server said. */
  readonly detail: string;
}

/** Milliseconds. The mailbox itself gives up after ten seconds. */
const TIMEOUT = 30_000;

const isProblem = (name: unknown): name is AddressProblem =>
  addressProblems.some((known) => known === name);

/**
 * Fetches a page through the mailbox, without cookies.
 * @throws when `signal` ends it
 */
export async function askForPage(
  endpoint: string,
  url: string,
  signal: AbortSignal,
): Promise<FetchedPage | PageProblem> {
  try {
    const answer = await fetch(endpoint, {
      method: "POST",
      credentials: "omit",
      referrerPolicy: "no-referrer",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ url }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]),
    });
    const said: Partial<FetchedPage & PageProblem> = await answer.json();
    if (typeof said.html === "string") return said as FetchedPage;
    const { problem, detail = "" } = said;
    return { problem: isProblem(problem) ? problem : "failed", detail: String(detail) };
  } catch {
    signal.throwIfAborted();
    return { problem: "failed", detail: "" };
  }
}
