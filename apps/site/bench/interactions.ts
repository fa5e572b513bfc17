import { paths } from "@kolam/content/paths";
import type { Browser, Locator, Page } from "@playwright/test";
import { openPage, press } from "./visit.ts";

/** What a visitor felt on one journey, times in ms. */
export interface Felt {
  /** The slowest interaction, from the input to the frame that answers it; the browser rounds to 8 ms. */
  readonly slowest: number;
  /** Which it was: the event and the element. */
  readonly what: string;
  /** The longest task of the main thread; 0 when none took 50 ms. */
  readonly longestTask: number;
  /** How many interactions took over a frame, so that they were timed. */
  readonly timed: number;
}

/** Presses and looks what came of it. */
async function pressAndLook(page: Page, target: Locator): Promise<void> {
  await press(page, target);
  await page.waitForTimeout(400);
}

/** What visitors come for, hydration included: the first sign is the first step. */
export const journeyNames = ["to the quote", "to an application", "to an article"] as const;

/** One of {@link journeyNames}. */
export type JourneyName = (typeof journeyNames)[number];

const steps: Readonly<Record<JourneyName, (page: Page, origin: string) => Promise<void>>> = {
  "to the quote": async (page, origin) => {
    await page.goto(`${origin}/`, { waitUntil: "load" });
    await pressAndLook(page, page.locator(`main a[href="${paths.seo.path}"]`).first());
    await page.waitForURL(`**${paths.seo.path}`);
    await pressAndLook(page, page.locator("main button[aria-expanded]").first());
    await pressAndLook(page, page.locator(`main a[href="${paths.quote.path}"]`).first());
    await page.waitForURL(`**${paths.quote.path}`);
    await press(page, page.locator("main input:visible").first());
    await page.keyboard.type("Asha", { delay: 60 });
  },
  "to an application": async (page, origin) => {
    await page.goto(`${origin}${paths.careers.path}`, { waitUntil: "load" });
    const card = page.locator("#open-positions details").nth(1);
    await pressAndLook(page, card.locator("summary"));
    await pressAndLook(page, card.locator("a").last());
    await press(page, page.locator("#application-form input:visible").first());
    await page.keyboard.type("Ravi", { delay: 60 });
  },
  "to an article": async (page, origin) => {
    await page.goto(`${origin}${paths.blog.path}`, { waitUntil: "load" });
    await pressAndLook(page, page.getByRole("searchbox"));
    await page.keyboard.type("checkout", { delay: 60 });
    await page.waitForURL(/q=checkout/);
    // The list changes as one types.
    await page.waitForTimeout(600);
    await pressAndLook(page, page.locator("main article").nth(1).getByRole("link").first());
    await page.waitForURL(/\/blog\/[a-z0-9-]+$/);
    await page.evaluate(() => history.back());
    await page.waitForURL(/q=checkout/);
  },
};

/** What the pages of a journey have noted. */
interface Notes {
  readonly events: { duration: number; what: string }[];
  readonly tasks: number[];
}

/** Runs in every page of a journey: notes every interaction and every long task. */
function watch(): void {
  const kept = sessionStorage.getItem("felt");
  const felt: Notes = kept ? JSON.parse(kept) : { events: [], tasks: [] };
  Object.assign(window, { felt });
  // A page that is left in full takes its notes along.
  addEventListener("pagehide", () => sessionStorage.setItem("felt", JSON.stringify(felt)));
  const observe = (
    options: PerformanceObserverInit & { durationThreshold?: number },
    note: (entry: PerformanceEntry) => void,
  ) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe(options);
  observe({ type: "event", durationThreshold: 16, buffered: true }, (entry) => {
    const { name, duration, interactionId, target } = entry as PerformanceEventTiming;
    if (!interactionId) return;
    const element = target instanceof Element ? target.outerHTML.slice(0, 60) : "";
    felt.events.push({ duration, what: `${name} ${element}` });
  });
  observe({ type: "longtask", buffered: true }, ({ duration }) => felt.tasks.push(duration));
}

/** Goes on a journey in a browser that is slowed down. */
export async function feel(browser: Browser, origin: string, name: JourneyName): Promise<Felt> {
  const page = await openPage(browser);
  await page.addInitScript(watch);
  await steps[name](page, origin);
  await page.waitForTimeout(1_000);
  const { events, tasks } = await page.evaluate(() => (window as unknown as { felt: Notes }).felt);
  await page.context().close();
  const slowest = events.toSorted((a, b) => b.duration - a.duration)[0];
  return {
    slowest: slowest?.duration ?? 0,
    what: slowest?.what ?? "none over a frame",
    longestTask: Math.max(0, ...tasks),
    timed: events.length,
  };
}
