import type { Browser, Locator, Page } from "@playwright/test";
import { openPage, press } from "./visit.ts";

/** Times in ms from a click until the heading of the next page is painted. */
export interface Clicks {
  /** The first click after the page has loaded. */
  readonly first: number;
  /** A click on the page that it led to. */
  readonly again: number;
  /** From going back in the history to the heading of the page before. */
  readonly back: number;
}

/** How each kind of visitor presses a link. */
const presses = {
  finger: async (page, link) => {
    await link.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await link.boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    await page.touchscreen.tap(x + width / 2, y + height / 2);
  },
  "quick mouse": (page, link) => press(page, link, 0),
  "resting mouse": (page, link) => press(page, link, 300),
  "scrolling mouse": async (page, link) => {
    await page.mouse.move(200, 400);
    const { y } = (await link.boundingBox()) ?? { y: 0 };
    await page.mouse.wheel(0, y - 400);
    await page.waitForTimeout(500);
    await press(page, link, 0);
  },
} as const satisfies Readonly<Record<string, (page: Page, link: Locator) => Promise<void>>>;

/** A kind of visitor, by what presses a link. */
export type VisitorKind = keyof typeof presses;

/** The kinds of visitors. */
export const visitorKinds = Object.keys(presses) as readonly VisitorKind[];

/** Keys in the session storage, which outlives a page. */
const keys = { asked: "bench:asked", painted: "bench:painted" } as const;

/** Runs in every page: records when another page is requested, and when its heading is painted. */
function watch({ asked, painted }: typeof keys): void {
  const now = () => String(performance.timeOrigin + performance.now());
  const noteHeading = (old: string | null) => {
    const heading = document.querySelector("h1");
    if (!heading || heading.textContent === old) {
      requestAnimationFrame(() => noteHeading(old));
      return;
    }
    // The next task runs after this frame has been painted.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => sessionStorage.setItem(painted, now());
    port2.postMessage(0);
  };
  const waiting = () => sessionStorage.getItem(asked) && !sessionStorage.getItem(painted);
  const begin = () => {
    sessionStorage.removeItem(painted);
    sessionStorage.setItem(asked, now());
    noteHeading(document.querySelector("h1")?.textContent ?? null);
  };
  addEventListener("click", begin, true);
  Object.assign(window, {
    benchBack: () => {
      begin();
      history.back();
    },
  });
  const begun = () => {
    if (waiting()) noteHeading(null);
  };
  // After a full load, or from the back/forward cache, the heading is there with the document.
  begun();
  document.addEventListener("prerenderingchange", begun);
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) begun();
  });
}

/**
 * How long Playwright leaves the page alone, because its checks run on the page's thread. In ms.
 */
const undisturbedMs = 1_000;

async function timed(page: Page, navigate: () => Promise<unknown>): Promise<number> {
  await navigate();
  await page.waitForTimeout(undisturbedMs);
  await page.waitForFunction((key) => sessionStorage.getItem(key), keys.painted);
  return page.evaluate(({ asked, painted }) => {
    const time = Number(sessionStorage.getItem(painted)) - Number(sessionStorage.getItem(asked));
    sessionStorage.removeItem(painted);
    sessionStorage.removeItem(asked);
    return time;
  }, keys);
}

/** Goes from the page at `url` to `/about`, from there to the home page, and back. */
export async function clicks(browser: Browser, url: string, visitor: VisitorKind): Promise<Clicks> {
  const page = await openPage(browser, visitor === "finger");
  const follow = (path: string) =>
    timed(page, () => presses[visitor](page, page.locator(`footer a[href='${path}']`).first()));
  await page.addInitScript(watch, keys);
  await page.goto(url, { waitUntil: "load" });
  await page.waitForTimeout(1_500);
  const first = await follow("/about");
  await page.waitForTimeout(700);
  const again = await follow("/");
  await page.waitForTimeout(700);
  const back = await timed(page, () =>
    // The call fails when the page is unloaded during it.
    page.evaluate(() => (window as unknown as { benchBack(): void }).benchBack()).catch(() => {}),
  );
  await page.context().close();
  return { first, again, back };
}
