import type { Browser, Page } from "@playwright/test";

/**
 * Slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip. Together with {@link slowdown}:
 * "applied".
 */
export const slow4g = {
  offline: false,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
  latency: 150,
};
/** CPU slowdown. */
export const slowdown = 4;

/** The results of one first visit: times in ms, sizes in bytes. */
export interface Visit {
  readonly fcp: number;
  readonly lcp: number;
  readonly cls: number;
  /** Blocking time of all long tasks after the first contentful paint. */
  readonly tbt: number;
  readonly longestTask: number;
  readonly transfer: number;
  readonly script: number;
}

/** The settings of a kind of visitor. */
interface Visitor {
  /** Asks for reduced motion. */
  readonly reduced?: boolean | undefined;
}

/** A page in a new browser profile and a small window, slowed down. */
export async function openPage(browser: Browser, visitor: Visitor = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    reducedMotion: visitor.reduced ? "reduce" : "no-preference",
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", slow4g);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return page;
}

/**
 * How long a person points at a link before pressing, and how long the button is down, in ms.
 * Source:
 * https://calendar.perfplanet.com/2019/instant-pages-with-just-in-time-preloading/
 */
export const person = { pointsMs: 280, pressesMs: 80 };

/** Opens an address for the first time and observes it until two seconds after it has loaded. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const page = await openPage(browser);
  await page.addInitScript(() => {
    const seen = { lcp: 0, cls: 0, tasks: [] as number[] };
    Object.assign(window, { seen });
    const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
        type,
        buffered: true,
      });
    watch("largest-contentful-paint", (entry) => {
      seen.lcp = entry.startTime;
    });
    watch("layout-shift", (entry) => {
      seen.cls += (entry as PerformanceEntry & { value: number }).value;
    });
    watch("longtask", (entry) => seen.tasks.push(entry.startTime, entry.duration));
  });
  await page.goto(url, { waitUntil: "load" });
  await page.waitForTimeout(2_000);
  const measured = await page.evaluate(() => {
    const { seen } = window as unknown as {
      seen: { lcp: number; cls: number; tasks: number[] };
    };
    const fcp = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN;
    const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const [own] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const sum = (list: readonly PerformanceResourceTiming[]) =>
      list.reduce((bytes, file) => bytes + file.encodedBodySize, 0);
    let tbt = 0;
    let longestTask = 0;
    for (let at = 0; at < seen.tasks.length; at += 2) {
      const start = seen.tasks[at] ?? 0;
      const duration = seen.tasks[at + 1] ?? 0;
      longestTask = Math.max(longestTask, duration);
      if (start >= fcp) tbt += Math.max(0, duration - 50);
    }
    return {
      fcp,
      lcp: seen.lcp,
      cls: seen.cls,
      tbt,
      longestTask,
      transfer: sum(files) + (own?.encodedBodySize ?? 0),
      script: sum(
        files.filter(
          ({ name, initiatorType }) => name.endsWith(".js") || initiatorType === "script",
        ),
      ),
    };
  });
  await page.context().close();
  return measured;
}
