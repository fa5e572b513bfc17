import type { Browser, Page } from "@playwright/test";
import { openPage, press } from "./visit.ts";

/** Times in ms from a click until the heading of the next page is painted. */
export interface Clicks {
  /** The first click after the page has loaded. */
  readonly first: number;
  /** The same click again, after coming back. */
  readonly warm: number;
  /** From going back in the history to the heading of the first page. */
  readonly back: number;
}

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
  // After a full load, or from the back/forward cache, the heading is there with the document.
  if (waiting()) noteHeading(null);
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted && waiting()) noteHeading(null);
  });
}

/** How long Playwright leaves the page alone, because its checks run on the page's thread. In ms. */
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

function clickThrough(page: Page): Promise<number> {
  return timed(page, () => press(page, page.locator("footer a[href='/about']").first()));
}

/** Goes from the page at `url` to `/about`, back, and to `/about` again. */
export async function clicks(browser: Browser, url: string): Promise<Clicks> {
  const page = await openPage(browser);
  await page.addInitScript(watch, keys);
  await page.goto(url, { waitUntil: "load" });
  await page.waitForTimeout(1_500);
  const first = await clickThrough(page);
  await page.waitForTimeout(700);
  const back = await timed(page, () =>
    // The call fails when the page is unloaded during it.
    page.evaluate(() => (window as unknown as { benchBack(): void }).benchBack()).catch(() => {}),
  );
  await page.waitForTimeout(700);
  const warm = await clickThrough(page);
  await page.context().close();
  return { first, warm, back };
}
