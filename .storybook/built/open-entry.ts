import type { Page, Request, Response } from "playwright-core";

/** An entry of Storybook's index: a story or a docs page. */
export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: "story" | "docs";
}

/** The part of Storybook's channel that is read: the arguments of the last event of each name. */
interface Channel {
  last(event: string): readonly unknown[] | undefined;
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__?: Channel;
  }
}

const broken = ["storyErrored", "storyThrewException", "storyMissing"];

/** The events after which nothing more happens to an entry. */
const ends = { story: ["storyFinished", ...broken], docs: ["docsRendered", ...broken] };

const failures = ["playFunctionThrewException", "unhandledErrorsWhilePlaying", ...broken];

/** A report of an addon; that of the accessibility addon has axe's findings. */
interface Report {
  readonly type: string;
  readonly status: string;
  readonly result?: {
    readonly violations?: readonly {
      readonly id: string;
      readonly nodes: readonly { readonly target: readonly unknown[] }[];
    }[];
  };
}

const findingsOf = ({ type, status, result }: Report): string[] =>
  status === "failed"
    ? (result?.violations ?? []).map(
        ({ id, nodes }) => `${type}: ${id} at ${nodes.map(({ target }) => target).join(", ")}`,
      )
    : [];

/**
 * Opens a story in its frame, as Storybook does, and waits until its `play` function and the addons
 * are through. Of a docs page it waits until everything on it is rendered. Requests to Storybook
 * itself that fail are problems too.
 * @returns what went wrong
 */
export async function openEntry(
  page: Page,
  url: string,
  { id, type }: Entry,
  theme: string,
): Promise<string[]> {
  const problems: string[] = [];
  const note = (error: Error) => problems.push(`uncaught: ${error.message}`);
  const lost = (request: Request) => {
    const { errorText = "" } = request.failure() ?? {};
    // The next entry interrupts what is still on its way, and stock photos are out of reach.
    if (errorText !== "net::ERR_ABORTED" && request.url().startsWith(url)) {
      problems.push(`${errorText}: ${request.url()}`);
    }
  };
  const answer = (response: Response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  };
  page.on("pageerror", note).on("requestfailed", lost).on("response", answer);
  try {
    await page.goto(`${url}/iframe.html?id=${id}&viewMode=${type}&globals=theme:${theme}`);
    const end = await page.waitForFunction(
      (events) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        return channel && events.some((event) => channel.last(event) !== undefined);
      },
      ends[type],
      { timeout: 60_000 },
    );
    await end.dispose();
    const { failed, reports } = await page.evaluate((events) => {
      const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
      const [finished] = channel?.last("storyFinished") ?? [];
      const all = events.flatMap((event) => {
        const [error] = channel?.last(event) ?? [];
        if (error === undefined) return [];
        const first = Array.isArray(error) ? error[0] : error;
        return [`${event}: ${first?.message ?? first?.description ?? JSON.stringify(first)}`];
      });
      return { failed: all, reports: (finished as { reporters?: unknown })?.reporters ?? [] };
    }, failures);
    problems.push(...failed, ...(reports as readonly Report[]).flatMap(findingsOf));
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
  } finally {
    page.off("pageerror", note).off("requestfailed", lost).off("response", answer);
  }
  return problems;
}
