import { analyzer } from "@kolam/content/analyzer/analyzer";
import type { Page, Request } from "@playwright/test";
import { browserArgs, findBrowser } from "../../../../scripts/browser.mjs";
import { expect, test } from "../support/fixtures.ts";
import { field, formNames, hydrated, journeys } from "../support/form-journeys.ts";
import { hydrate } from "../support/hydration.ts";
import { everyComposition, everyKind, partOf } from "../support/pages.ts";
import { open } from "../support/seo-analyzer-page.ts";
import { twoFrames } from "../support/two-frames.ts";

const executablePath = await findBrowser();

// Playwright switches the cache off unless told otherwise.
test.use({
  launchOptions: {
    args: browserArgs,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
    ...(executablePath ? { executablePath } : {}),
  },
});

/** How a document came to be shown, as the document itself noted it. */
interface Shown {
  readonly path: string;
  readonly persisted: boolean;
  /** What kept the page out of the cache, in the browser's own words. */
  readonly reasons: unknown;
}

/** A document that no test is about. */
const elsewhere = "/robots.txt";

/** Lets every document note how it came to be shown. */
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

/** The requests of the test's page that have not ended. */
const pending = new Set<Request>();

test.beforeEach(({ page }) => {
  pending.clear();
  page.on("request", (request) => pending.add(request));
  page.on("requestfinished", (request) => pending.delete(request));
  page.on("requestfailed", (request) => pending.delete(request));
});

/**
 * Waits until a page asks for nothing: requests that are on their way when it is left are cut by the watch over
 * them and look for the photo host themselves.
 */
async function askedForAll(page: Page): Promise<void> {
  // Photos near what was scrolled to are asked for with the next frame.
  await twoFrames(page);
  await expect.poll(() => [...pending].map((request) => request.url())).toEqual([]);
}

/** Goes to another document and back. Playwright's own `goBack` waits for a load that never comes. */
async function leaveAndReturn(page: Page): Promise<Shown | undefined> {
  const path = new URL(page.url()).pathname;
  await askedForAll(page);
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
  // Until it has been drawn again, a page gets no input.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  return shown;
}

for (const part of [0, 1]) {
  test(`every page comes back from the cache, before React and after (${part + 1} of 2)`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await noteShows(page);
    for (const path of partOf(everyComposition, part, 2)) {
      await page.goto(path, { waitUntil: "networkidle" });
      const restored = { path, persisted: true, reasons: null };
      // Until React is there every page runs the same script.
      if (everyKind.includes(path)) {
        expect(await leaveAndReturn(page), "as it arrived").toEqual(restored);
      }
      await hydrate(page);
      await page.evaluate(() => Object.assign(window, { kept: true }));
      expect(await leaveAndReturn(page), "with React").toEqual(restored);
      expect(await page.evaluate(() => "kept" in window), "the same document").toBe(true);
    }
  });
}

test("a form that was touched comes back from the cache with what was typed", async ({ page }) => {
  await noteShows(page);
  for (const form of formNames) {
    const { path } = journeys[form];
    await page.goto(path, { waitUntil: "networkidle" });
    await hydrated(page, form);
    const email = field(page, form, "email");
    await email.fill("reader@example.com");
    expect(await leaveAndReturn(page)).toEqual({ path, persisted: true, reasons: null });
    await expect(email).toHaveValue("reader@example.com");
    await email.fill("writer@example.com");
    await expect(email).toHaveValue("writer@example.com");
  }
});

test("the analyzer comes back from the cache with its result", async ({ page }) => {
  await noteShows(page);
  await open(page);
  const [sample] = analyzer.sampleDomains;
  await page.getByRole("button", { name: sample, exact: true }).click();
  await page.getByRole("button", { name: analyzer.input.analyze }).click();
  const result = page.getByRole("heading", { name: `Analysis of ${sample}` });
  await expect(result).toBeVisible();
  expect(await leaveAndReturn(page)).toMatchObject({ persisted: true, reasons: null });
  await expect(result).toBeVisible();
});

test("the watch sees a page that cannot come back", async ({ page }) => {
  await noteShows(page);
  await page.route("**/contact", async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), "cache-control": "no-store" };
    await route.fulfill({ response, headers });
  });
  await page.goto("/contact");
  await page.evaluate(() => addEventListener("unload", () => {}));
  const shown = await leaveAndReturn(page);
  expect(shown?.persisted).toBe(false);
  expect(shown?.reasons).not.toBeNull();
});
