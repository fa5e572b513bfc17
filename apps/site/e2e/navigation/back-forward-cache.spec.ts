import { hasFeature } from "@kolam/content/model/pages/features";
import type { Page, Request } from "@playwright/test";
import { titles } from "@site/lists/words/titles";
import { launchOptions } from "../../../../tools/install/browser.mjs";
import { expect, test } from "../support/fixtures.ts";
import { twoFrames } from "../support/frames.ts";
import { hydrate, openHydrated } from "../support/hydration.ts";
import { articlePage } from "../support/pages.ts";
import { footerLink, h1 } from "../support/shell.ts";

// Playwright switches the back/forward cache off unless told otherwise.
test.use({
  launchOptions: {
    ...(await launchOptions(true)),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

/** How a document came to be shown, as it recorded itself. */
interface Shown {
  readonly path: string;
  readonly persisted: boolean;
  /** Why the browser did not keep the page, in its own words. */
  readonly reasons: unknown;
}

/** A document to go to and come back from. */
const elsewhere = "/robots.txt";

/** Makes every document record how it came to be shown. */
async function noteShows(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener("pageshow", ({ persisted }) => {
      const [entry] = performance.getEntriesByType("navigation") as (PerformanceEntry & {
        notRestoredReasons?: unknown;
      })[];
      const reasons = entry?.notRestoredReasons ?? null;
      const shown = { path: location.pathname, persisted, reasons };
      sessionStorage.setItem("shown", JSON.stringify(shown));
    });
  });
}

/** The requests of the page that have not ended. Those of a page that was left may never do. */
const pending = new Set<Request>();

test.beforeEach(({ page }) => {
  pending.clear();
  page.on("request", (request) => {
    if (request.isNavigationRequest()) pending.clear();
    pending.add(request);
  });
  page.on("requestfinished", (request) => pending.delete(request));
  page.on("requestfailed", (request) => pending.delete(request));
});

/**
 * Waits until no request is under way: when the page is left, Playwright would no longer answer it.
 */
async function requestsEnded(page: Page): Promise<void> {
  // Photos that come into view are requested with the next frame.
  await twoFrames(page);
  await expect.poll(() => [...pending].map((request) => request.url())).toEqual([]);
}

/**
 * Goes to another document and back. Playwright's own `goBack` waits for a load event, which does
 * not happen.
 */
async function leaveAndReturn(page: Page): Promise<Shown | undefined> {
  const path = new URL(page.url()).pathname;
  await requestsEnded(page);
  await page.goto(elsewhere);
  await page.evaluate(() => history.back());
  let shown: Shown | undefined;
  await expect
    .poll(async () => {
      const text = await page.evaluate(() => sessionStorage.getItem("shown")).catch(() => null);
      shown = text === null ? undefined : (JSON.parse(text) as Shown);
      return shown?.path;
    })
    .toBe(path);
  // A page gets no input before it has been drawn again.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  return shown;
}

/**
 * The pages with their own code that could keep them from the cache; the others share what these
 * have.
 */
const pages = [
  "/",
  articlePage,
  "/quote",
  ...(hasFeature("seo-analyzer") ? ["/seo-analyzer"] : []),
];

test("a page comes back from the cache as it was left", { tag: "@slow" }, async ({ page }) => {
  await noteShows(page);
  for (const path of pages) {
    await openHydrated(page, path);
    await page.evaluate(() => Object.assign(window, { kept: true }));
    const shown = await leaveAndReturn(page);
    expect(shown).toEqual({ path, persisted: true, reasons: null });
    expect(await page.evaluate(() => "kept" in window), "the same document").toBe(true);
  }
});

test("a page comes back from the cache before it is hydrated, and is hydrated then", {
  tag: "@slow",
}, async ({ page }) => {
  await noteShows(page);
  await page.goto("/about");
  expect(await leaveAndReturn(page)).toEqual({ path: "/about", persisted: true, reasons: null });
  await hydrate(page);
  await footerLink(page, titles.contact).click();
  await expect(h1(page)).toBeFocused();
});
