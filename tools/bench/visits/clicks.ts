import type { Browser, Locator, Page } from "@playwright/test";
import { openPage, press } from "./visit.ts";

/** A page that was asked for. */
interface Arrival {
  /** From the click until its heading was painted, in ms. */
  readonly ms: number;
  /**
   * The way in which it came: `in place`, `prerendered`, `kept` (in the back/forward cache), or
   * `loaded`, after going back with Chromium's reasons for not having kept it.
   */
  readonly way: string;
}

/** How the pages came that a visitor asked for. */
export interface Clicks {
  /** The first click after the page has loaded. */
  readonly first: Arrival;
  /** A click on the page that it led to. */
  readonly again: Arrival;
  /** Going back in the history, to the page before. */
  readonly back: Arrival;
  /** Going back once more, to the page that the visit began with. */
  readonly toFirst: Arrival;
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
const keys = { asked: "bench:asked", painted: "bench:painted", way: "bench:way" } as const;

/** The parts of a navigation's timing that TypeScript does not know yet. */
type Navigation = PerformanceNavigationTiming & {
  readonly activationStart?: number;
  readonly notRestoredReasons?: {
    readonly reasons: readonly { readonly reason: string }[] | null;
  } | null;
};

/**
 * Runs in every page: records when another page is requested, when its heading is painted, and the
 * way in which it came.
 */
function watch({ asked, painted, way }: typeof keys): void {
  const now = () => String(performance.timeOrigin + performance.now());
  const noteHeading = (old: string | null, came: string) => {
    const heading = document.querySelector("h1");
    if (!heading || heading.textContent === old) {
      requestAnimationFrame(() => noteHeading(old, came));
      return;
    }
    // The next task runs after this frame has been painted.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      sessionStorage.setItem(way, came);
      sessionStorage.setItem(painted, now());
    };
    port2.postMessage(0);
  };
  const wayOfDocument = () => {
    const [own] = performance.getEntriesByType("navigation") as Navigation[];
    if ((own?.activationStart ?? 0) > 0) return "prerendered";
    const reasons = own?.notRestoredReasons?.reasons?.map(({ reason }) => reason) ?? [];
    return ["loaded", ...reasons].join(" ");
  };
  const waiting = () => sessionStorage.getItem(asked) && !sessionStorage.getItem(painted);
  const begin = () => {
    sessionStorage.removeItem(painted);
    sessionStorage.setItem(asked, now());
    noteHeading(document.querySelector("h1")?.textContent ?? null, "in place");
  };
  addEventListener("click", begin, true);
  Object.assign(window, {
    benchBack: () => {
      begin();
      history.back();
    },
  });
  const begun = (came: string) => {
    if (waiting()) noteHeading(null, came);
  };
  // After a full load, or from the back/forward cache, the heading is there with the document.
  begun(wayOfDocument());
  document.addEventListener("prerenderingchange", () => begun("prerendered"));
  // Its heading is there before its first frame.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) requestAnimationFrame(() => begun("kept"));
  });
}

/**
 * How long Playwright leaves the page alone, because its checks run on the page's thread. In ms.
 */
const undisturbedMs = 1_000;

async function timed(page: Page, navigate: () => Promise<unknown>): Promise<Arrival> {
  await navigate();
  await page.waitForTimeout(undisturbedMs);
  await page.waitForFunction((key) => sessionStorage.getItem(key), keys.painted);
  return page.evaluate(({ asked, painted, way }) => {
    const ms = Number(sessionStorage.getItem(painted)) - Number(sessionStorage.getItem(asked));
    const came = sessionStorage.getItem(way) ?? "";
    sessionStorage.removeItem(painted);
    sessionStorage.removeItem(asked);
    return { ms, way: came };
  }, keys);
}

/** Goes from the page at `url` to `/about`, from there to the home page, and back twice. */
export async function clicks(browser: Browser, url: string, visitor: VisitorKind): Promise<Clicks> {
  const page = await openPage(browser, { hasTouch: visitor === "finger" });
  const follow = (path: string) =>
    timed(page, () => presses[visitor](page, page.locator(`footer a[href='${path}']`).first()));
  await page.addInitScript(watch, keys);
  await page.goto(url, { waitUntil: "load" });
  await page.waitForTimeout(1_500);
  const first = await follow("/about");
  await page.waitForTimeout(700);
  const again = await follow("/");
  await page.waitForTimeout(700);
  const goBack = () =>
    timed(page, () =>
      // The call fails when the page is unloaded during it.
      page.evaluate(() => (window as unknown as { benchBack(): void }).benchBack()).catch(() => {}),
    );
  const back = await goBack();
  await page.waitForTimeout(700);
  const toFirst = await goBack();
  await page.context().close();
  return { first, again, back, toFirst };
}
