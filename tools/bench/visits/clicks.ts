import { setTimeout as sleep } from "node:timers/promises";
import { person } from "./visit.ts";
import type { Point, VisitorBrowser, VisitorWindow } from "./visitor-window.ts";

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

/** The middle of a link at the foot of the page, which is scrolled to. */
async function linkTo(window: VisitorWindow, path: string): Promise<Point> {
  return await window.until((to) => {
    const link = document.querySelector(`footer a[href='${to}']`);
    link?.scrollIntoView({ block: "center", behavior: "instant" });
    const box = link?.getBoundingClientRect();
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, path);
}

const rest = (restMs: number) => async (window: VisitorWindow, path: string) => {
  const point = await linkTo(window, path);
  await window.point(point);
  await sleep(restMs);
  await window.press(point, person.pressesMs);
};

/** How each kind of visitor presses a link. */
const presses = {
  finger: async (window, path) => window.tap(await linkTo(window, path), person.pressesMs),
  "quick mouse": rest(0),
  "resting mouse": rest(300),
  "scrolling mouse": async (window, path) => {
    const middle = { x: 200, y: 400 };
    await window.point(middle);
    await window.wheel(middle, 3_000);
    await sleep(500);
    await rest(0)(window, path);
  },
} as const satisfies Readonly<
  Record<string, (window: VisitorWindow, path: string) => Promise<void>>
>;

/** A kind of visitor, by what presses a link. */
export type VisitorKind = keyof typeof presses;

/** The kinds of visitors. */
export const visitorKinds = Object.keys(presses) as readonly VisitorKind[];

/** Keys in the local storage: that of a session is not there in a page that was rendered ahead. */
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
      localStorage.setItem(way, came);
      localStorage.setItem(painted, now());
    };
    port2.postMessage(0);
  };
  const wayOfDocument = () => {
    const [own] = performance.getEntriesByType("navigation") as Navigation[];
    if ((own?.activationStart ?? 0) > 0) return "prerendered";
    const reasons = own?.notRestoredReasons?.reasons?.map(({ reason }) => reason) ?? [];
    return ["loaded", ...reasons].join(" ");
  };
  const begin = () => {
    localStorage.removeItem(painted);
    localStorage.setItem(asked, now());
    noteHeading(document.querySelector("h1")?.textContent ?? null, "in place");
  };
  addEventListener("click", begin, true);
  Object.assign(window, {
    benchBack: () => {
      begin();
      history.back();
    },
  });
  // After a full load, or from the back/forward cache, the heading is there with the document.
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener("prerenderingchange", () => noteHeading(null, "prerendered"));
  } else noteHeading(null, wayOfDocument());
  // Its heading is there before its first frame.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) requestAnimationFrame(() => noteHeading(null, "kept"));
  });
}

/** How long the page is left alone, because questions run on its thread. In ms. */
const undisturbedMs = 1_000;

async function timed(window: VisitorWindow, navigate: () => Promise<unknown>): Promise<Arrival> {
  await navigate();
  await sleep(undisturbedMs);
  return await window.until(({ asked, painted, way }) => {
    const ms = Number(localStorage.getItem(painted)) - Number(localStorage.getItem(asked));
    // Another process may hear of what was noted a little later.
    return ms > 0 ? { ms, way: localStorage.getItem(way) ?? "" } : undefined;
  }, keys);
}

/** Goes from the page at `url` to `/about`, from there to the home page, and back twice. */
export async function clicks(
  browser: VisitorBrowser,
  url: string,
  visitor: VisitorKind,
): Promise<Clicks> {
  const window = await browser.openWindow(`(${watch})(${JSON.stringify(keys)})`);
  const follow = (path: string) => timed(window, () => presses[visitor](window, path));
  await window.open(url);
  await sleep(1_500);
  const first = await follow("/about");
  await sleep(700);
  const again = await follow("/");
  await sleep(700);
  const goBack = () =>
    timed(window, () =>
      window.evaluate(() => (globalThis as unknown as { benchBack(): void }).benchBack(), null),
    );
  const back = await goBack();
  await sleep(700);
  const toFirst = await goBack();
  await window.close();
  return { first, again, back, toFirst };
}
