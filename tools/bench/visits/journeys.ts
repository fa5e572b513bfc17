import { paths, serviceIds } from "@kolam/content/model/pages/paths";
import type { Browser, Locator, Page } from "@playwright/test";
import { openPage, press } from "./visit.ts";

/** The responsiveness of one journey through the site, times in ms. */
export interface Responsiveness {
  /** The slowest interaction, from the input to the next frame; the browser rounds to 8 ms. */
  readonly slowest: number;
  /** The event and the element of the slowest interaction. */
  readonly what: string;
  /** The longest task of the main thread; 0 when none took over 50 ms. */
  readonly longestTask: number;
  /** How many interactions took longer than a frame; the browser times no others. */
  readonly timed: number;
}

/** Clicks an element and waits for the reaction. */
async function pressAndWait(page: Page, target: Locator): Promise<void> {
  await press(page, target);
  await page.waitForTimeout(400);
}

/** Waits until a list that is filtered while somebody types has stayed the same for a while. */
async function settled(items: Locator): Promise<void> {
  let before = "";
  for (;;) {
    const now = (await items.allTextContents()).join();
    if (now === before) return;
    before = now;
    await items.page().waitForTimeout(600);
  }
}

const service = paths[serviceIds[4] ?? serviceIds[0]];

/** What visitors come for. The first step triggers hydration. */
export const journeyNames = [
  "home to quote",
  "openings to application",
  "blog to article",
] as const;

/** One of {@link journeyNames}. */
export type JourneyName = (typeof journeyNames)[number];

const steps: Readonly<Record<JourneyName, (page: Page, origin: string) => Promise<void>>> = {
  "home to quote": async (page, origin) => {
    await page.goto(`${origin}/`, { waitUntil: "load" });
    await pressAndWait(page, page.locator(`main a[href="${service.path}"]`).first());
    await page.waitForURL(`**${service.path}`);
    await pressAndWait(page, page.locator("main button[aria-expanded]").first());
    // With the service ticked, or without.
    await pressAndWait(page, page.locator(`main a[href^="${paths.quote.path}"]`).first());
    await page.waitForURL(`**${paths.quote.path}*`);
    await press(page, page.locator("main input:visible").first());
    await page.keyboard.type("Asha", { delay: 60 });
  },
  "openings to application": async (page, origin) => {
    await page.goto(`${origin}${paths.careers.path}`, { waitUntil: "load" });
    const card = page.locator("#open-positions details").nth(1);
    await pressAndWait(page, card.locator("summary"));
    await pressAndWait(page, card.locator("a[href*='#application-form']"));
    await press(page, page.locator("#application-form input:visible").first());
    await page.keyboard.type("Ravi", { delay: 60 });
  },
  "blog to article": async (page, origin) => {
    await page.goto(`${origin}${paths.blog.path}`, { waitUntil: "load" });
    await pressAndWait(page, page.getByRole("searchbox"));
    await page.keyboard.type("checkout", { delay: 60 });
    await page.waitForURL(/q=checkout/);
    const articles = page.locator("main article");
    await settled(articles);
    await pressAndWait(page, articles.nth(1).getByRole("link").first());
    await page.waitForURL(/\/blog\/[a-z0-9-]+$/);
    await page.evaluate(() => history.back());
    await page.waitForURL(/q=checkout/);
  },
};

/** What the pages of a journey have recorded. */
interface Notes {
  readonly events: { duration: number; what: string }[];
  readonly tasks: number[];
}

/** Runs in every page of a journey: records every interaction and every long task. */
function watch(): void {
  const kept = sessionStorage.getItem("bench:journey");
  const notes: Notes = kept ? JSON.parse(kept) : { events: [], tasks: [] };
  Object.assign(window, { notes });
  // The next document continues these notes.
  addEventListener("pagehide", () =>
    sessionStorage.setItem("bench:journey", JSON.stringify(notes)),
  );
  const observe = (
    options: PerformanceObserverInit & { durationThreshold?: number },
    note: (entry: PerformanceEntry) => void,
  ) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe(options);
  observe({ type: "event", durationThreshold: 16, buffered: true }, (entry) => {
    const { name, duration, interactionId, target } = entry as PerformanceEventTiming;
    if (!interactionId) return;
    const element = target instanceof Element ? target.outerHTML.slice(0, 60) : "";
    notes.events.push({ duration, what: `${name} ${element}` });
  });
  observe({ type: "longtask", buffered: true }, ({ duration }) => notes.tasks.push(duration));
}

/** Measures a journey in a browser that is slowed down. */
export async function measureJourney(
  browser: Browser,
  origin: string,
  name: JourneyName,
): Promise<Responsiveness> {
  const page = await openPage(browser);
  await page.addInitScript(watch);
  await steps[name](page, origin);
  await page.waitForTimeout(1_000);
  const { events, tasks } = await page.evaluate(
    () => (window as unknown as { notes: Notes }).notes,
  );
  await page.context().close();
  const slowest = events.toSorted((a, b) => b.duration - a.duration)[0];
  return {
    slowest: slowest?.duration ?? 0,
    what: slowest?.what ?? "none over a frame",
    longestTask: Math.max(0, ...tasks),
    timed: events.length,
  };
}
