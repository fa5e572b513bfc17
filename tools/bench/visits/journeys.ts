import { setTimeout as sleep } from "node:timers/promises";
import { paths, serviceIds } from "@kolam/content/model/pages/paths";
import { person } from "./visit.ts";
import type { Point, VisitorBrowser, VisitorWindow } from "./visitor-window.ts";

/** How long a person takes for a letter, in ms. */
const typingMs = 60;

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

/** A control that a visitor uses: the nth visible match of a selector. */
interface Target {
  readonly selector: string;
  readonly nth: number;
}

/** Scrolls to an element, if need be, and finds its middle. */
const middleOf = (window: VisitorWindow, target: Target): Promise<Point> =>
  window.until(({ selector, nth }) => {
    const seen = [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
    const box = () => seen[nth]?.getBoundingClientRect();
    const { top = 0, bottom = 0 } = box() ?? {};
    if (top < 0 || bottom > innerHeight) {
      seen[nth]?.scrollIntoView({ block: "center", behavior: "instant" });
    }
    const now = box();
    return now && { x: now.x + now.width / 2, y: now.y + now.height / 2 };
  }, target);

/** Points at an element and presses it, as a person does. */
async function press(window: VisitorWindow, selector: string, nth = 0): Promise<void> {
  const middle = await middleOf(window, { selector, nth });
  await window.point(middle);
  await sleep(person.pointsMs);
  await window.press(middle, person.pressesMs);
}

/** Presses an element and waits for the reaction. */
async function pressAndWait(window: VisitorWindow, selector: string, nth = 0): Promise<void> {
  await press(window, selector, nth);
  await sleep(400);
}

/** Waits for an address that begins with a path, and may be asked to contain a text. */
async function arrive(window: VisitorWindow, path: string, text = ""): Promise<void> {
  await window.until(
    (to) =>
      location.pathname.startsWith(to.path) &&
      location.href.includes(to.text) &&
      document.readyState === "complete",
    { path, text },
  );
}

/** Waits until what a selector finds has stayed the same for a while. */
async function settled(window: VisitorWindow, selector: string): Promise<void> {
  const read = () =>
    window.evaluate(
      (items) => [...document.querySelectorAll(items)].map((each) => each.textContent).join(),
      selector,
    );
  for (let before = await read(); ; ) {
    await sleep(600);
    const now = await read();
    if (now === before) return;
    before = now;
  }
}

const service = paths[serviceIds[4] ?? serviceIds[0]];

/** Typical visitors' tasks. The first step triggers hydration. */
export const journeyNames = [
  "home to quote",
  "openings to application",
  "blog to article",
] as const;

/** One of {@link journeyNames}. */
export type JourneyName = (typeof journeyNames)[number];

const steps: Readonly<
  Record<JourneyName, (window: VisitorWindow, origin: string) => Promise<void>>
> = {
  "home to quote": async (window, origin) => {
    await window.open(`${origin}/`);
    await pressAndWait(window, `main a[href="${service.path}"]`);
    await arrive(window, service.path);
    await pressAndWait(window, "main button[aria-expanded]");
    // With the service ticked, or without.
    await pressAndWait(window, `main a[href^="${paths.quote.path}"]`);
    await arrive(window, paths.quote.path);
    await press(window, "main input");
    await window.type("Asha", typingMs);
  },
  "openings to application": async (window, origin) => {
    await window.open(`${origin}${paths.careers.path}`);
    await pressAndWait(window, "#open-positions details summary", 1);
    await pressAndWait(window, "#open-positions details[open] a[href*='#application-form']");
    await arrive(window, paths.careers.path, "#application-form");
    await press(window, "#application-form input");
    await window.type("Ravi", typingMs);
  },
  "blog to article": async (window, origin) => {
    await window.open(`${origin}${paths.blog.path}`);
    await pressAndWait(window, "main input[type=search]");
    await window.type("checkout", typingMs);
    await arrive(window, paths.blog.path, "q=checkout");
    await settled(window, "main article");
    await pressAndWait(window, "main article h2 a, main article h3 a", 1);
    await arrive(window, `${paths.blog.path}/`);
    await window.evaluate(() => history.back(), null);
    await arrive(window, paths.blog.path, "q=checkout");
  },
};

/** The recordings of a journey's pages. */
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

/**
 * Measures a journey in a window that is slowed down. Not driven by Playwright, which has the page
 * debugged: then V8 parses React a second time for the places of four errors that React creates,
 * 100 ms at a quarter of the speed.
 */
export async function measureJourney(
  browser: VisitorBrowser,
  origin: string,
  name: JourneyName,
): Promise<Responsiveness> {
  const window = await browser.openWindow(`(${watch})()`);
  await steps[name](window, origin);
  await sleep(1_000);
  const { events, tasks } = await window.until(
    () => (globalThis as unknown as { notes?: Notes }).notes,
    null,
  );
  await window.close();
  const slowest = events.toSorted((a, b) => b.duration - a.duration)[0];
  return {
    slowest: slowest?.duration ?? 0,
    what: slowest?.what ?? "none over a frame",
    longestTask: Math.max(0, ...tasks),
    timed: events.length,
  };
}
