import type { Page } from "@playwright/test";
import { laidOut } from "../support/first-paint.ts";
import { expect, test } from "../support/fixtures.ts";
import { hydrate } from "../support/hydration.ts";

/** Waits until another document has taken the place of the one that was marked. */
async function loadedAnew(page: Page): Promise<void> {
  // While documents change there is none to ask.
  const isSame = () => page.evaluate(() => "sameDocument" in window).catch(() => true);
  await expect.poll(isSame).toBe(false);
}

test("no script is fetched before the first sign but the boot script", async ({ page }) => {
  const scripts: string[] = [];
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  await page.goto("/about", { waitUntil: "networkidle" });
  expect(scripts).toEqual([expect.stringMatching(/^\/assets\/boot-/)]);
  await hydrate(page);
  expect(scripts.length).toBeGreaterThan(1);
});

test("a link opens in place: heading focused, title announced, top of the page", async ({
  page,
}) => {
  await page.goto("/");
  await hydrate(page);
  await page.evaluate(() => {
    Object.assign(window, { sameDocument: true });
    scrollTo(0, 900);
  });
  await page.locator("footer").getByRole("link", { name: "About", exact: true }).click();
  await expect(page).toHaveURL("/about");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeFocused();
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page).toHaveTitle(/^About/);
  await expect(page.getByTestId("route-announcer")).toHaveText(await page.title());
  await expect(page.locator("head > title")).toHaveCount(1);
  await expect(page.locator('head > meta[name="description"]')).toHaveCount(1);
  await expect(page.locator('head > link[rel="canonical"]')).toHaveAttribute("href", /\/about$/);
});

test("exchanging pages computes no styles of the shell", async ({ page, browser }) => {
  // Rules for what moves ask for places, too.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  for (const path of ["/", "/blog", "/privacy"]) {
    await page.goto(path);
    await laidOut(page);
    await browser.startTracing(page, {
      categories: ["devtools.timeline", "blink.user_timing"],
    });
    // In one task, so that nothing that moves meanwhile is counted.
    await page.evaluate(() => {
      const flush = () => document.body.getBoundingClientRect();
      flush();
      performance.mark("exchange-begins");
      document.querySelector("main")?.remove();
      flush();
      performance.mark("exchange-ends");
    });
    const trace = JSON.parse((await browser.stopTracing()).toString());
    const events: { name: string; ts: number; args: { elementCount?: number } }[] =
      trace.traceEvents;
    const timeOf = (mark: string) => events.find(({ name }) => name === mark)?.ts ?? Number.NaN;
    const [begin, end] = [timeOf("exchange-begins"), timeOf("exchange-ends")];
    const counts = events
      .filter(({ name, ts }) => name === "UpdateLayoutTree" && ts > begin && ts < end)
      .map(({ args }) => args.elementCount ?? 0);
    expect(counts.length, "styles were computed").toBeGreaterThan(0);
    // Header and footer are 187 elements.
    expect(Math.max(...counts), path).toBeLessThan(20);
  }
});

/** What is left out of the first frame of a page that opens in place. */
interface FirstFrame {
  /** How much is left out as one piece. */
  readonly leftOut: number;
  /** How much of that would be in the window. */
  readonly gaps: number;
  /** What of the page's text or list is there although it begins below the first screen. */
  readonly tooEarly: readonly string[];
}

/** Notes it right before that frame. */
function watchFirstFrame(): void {
  const note = () => {
    const isLeftOut = (part: Element | null) => part?.closest("[data-later]");
    const leftOut = [...document.querySelectorAll("main [data-later]")].filter(
      (part) => !isLeftOut(part.parentElement),
    );
    const gaps = leftOut.filter((part) => {
      const { top, bottom } = part.getBoundingClientRect();
      return top < innerHeight && bottom > 0;
    });
    const below = [...document.querySelectorAll("main [data-unseen] :not(:has(*))")];
    const tooEarly = below.filter((part) => !isLeftOut(part)).map((part) => part.outerHTML);
    const firstFrame = { leftOut: leftOut.length, gaps: gaps.length, tooEarly };
    Object.assign(window, { firstFrame });
  };
  new MutationObserver((_, observer) => {
    observer.disconnect();
    requestAnimationFrame(note);
  }).observe(document, { attributeFilter: ["data-arriving"], subtree: true });
}

/** Opens a page in place by the first link of a selector. */
async function openInPlace(page: Page, from: string, link: string): Promise<FirstFrame> {
  await page.addInitScript(watchFirstFrame);
  await page.goto(from);
  await hydrate(page);
  await page.locator(link).first().click();
  await page.waitForFunction(() => "firstFrame" in window);
  return page.evaluate(() => (window as unknown as { firstFrame: FirstFrame }).firstFrame);
}

test("of an article that opens in place, text and foot are not laid out in the first frame", async ({
  page,
}) => {
  const { leftOut, tooEarly } = await openInPlace(page, "/blog", "main article h3 a");
  expect(tooEarly).toEqual([]);
  expect(leftOut, "paragraph by paragraph").toBeGreaterThan(20);
});

for (const height of [823, 1_900]) {
  test.describe(`in a window ${height} px high`, () => {
    test.use({ viewport: { width: 1280, height } });

    test("the first frame of a page that opens in place fills the window, and no more", async ({
      page,
    }) => {
      const { leftOut, gaps } = await openInPlace(page, "/", "footer a[href='/services']");
      expect(gaps).toBe(0);
      expect(leftOut).toBeGreaterThan(1);
      await expect(page.locator("main [data-later]"), "shown when idle").toHaveCount(0);
    });
  });
}

test("a link to a place in a page that has just opened leads there before the browser is idle", async ({
  page,
}) => {
  await page.goto("/blog");
  await hydrate(page);
  const title = page.locator("main article h3 a").first();
  await title.hover();
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => {
    window.requestIdleCallback = () => 0;
  });
  await title.click();
  await expect(page.locator("main [data-later]").first()).toBeAttached();
  const link = page.locator("main nav a[href^='#']").last();
  const target = page.locator(`main ${await link.getAttribute("href")}`);
  await link.click();
  await expect(target, "it is laid out").not.toHaveAttribute("data-later");
  await expect(target).toBeInViewport();
  const top = () => target.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(top, "its heading is below the header").toBeLessThan(120);
  expect(await top()).toBeGreaterThanOrEqual(0);
});

for (const [reducedMotion, shown] of [
  ["no-preference", "on the way, too"],
  ["reduce", "at once"],
] as const) {
  test(`a link to a place in the page (${reducedMotion}) shows it ${shown}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto("/privacy");
    await hydrate(page);
    await laidOut(page);
    const places = page.evaluate(
      () =>
        new Promise<number[]>((done) => {
          const seen: number[] = [];
          addEventListener("scroll", () => seen.push(Math.round(scrollY)));
          addEventListener("scrollend", () => done(seen), { once: true });
        }),
    );
    const link = page.locator("main a[href^='#']").nth(3);
    const target = page.locator(`main ${await link.getAttribute("href")}`);
    await link.click();
    expect(new Set(await places).size > 2).toBe(reducedMotion === "no-preference");
    await expect(target).toBeFocused();
    await expect(target).toBeInViewport();
  });
}

test("back returns to where the page was left, forward begins at the top", async ({ page }) => {
  await page.goto("/");
  await hydrate(page);
  await laidOut(page);
  const link = page.locator("footer").getByRole("link", { name: "About", exact: true });
  await link.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => Math.round(scrollY));
  expect(left).toBeGreaterThan(300);
  await link.click();
  await expect(page).toHaveURL("/about");
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(left);
  await page.goForward();
  await expect(page).toHaveURL("/about");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("back returns to where the page was left before React was there", async ({ page }) => {
  await page.goto("/");
  await laidOut(page);
  const left = await page.evaluate(async () => {
    const scrolled = new Promise((done) => addEventListener("scroll", done, { once: true }));
    scrollTo({ top: 2_000, behavior: "instant" });
    await scrolled;
    return Math.round(scrollY);
  });
  expect(left).toBeGreaterThan(1_000);
  await hydrate(page);
  await page.locator("header").getByRole("link", { name: "About", exact: true }).click();
  await expect(page).toHaveURL("/about");
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(left);
});

test("a page of the menu is there before it is clicked; back and forward ask for no page again", async ({
  page,
}) => {
  const part = page.waitForResponse("**/head/about.txt");
  await page.goto("/", { waitUntil: "load" });
  await part;
  await hydrate(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() !== "image") asked.push(new URL(request.url()).pathname);
  });
  const opens = async (name: string, act: () => Promise<unknown>) => {
    await act();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  };
  const home = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await page.locator("header").getByRole("link", { name: "About", exact: true }).click();
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(home);
  const about = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await opens(home, () => page.goBack());
  await opens(about, () => page.goForward());
  const documents = ["/", "/about", "/head/about.txt", "/head/home.txt"];
  expect(asked.filter((path) => documents.includes(path))).toEqual([]);
});

test("the router redirects old addresses as the host does", async ({ page }) => {
  await page.goto("/");
  await hydrate(page);
  for (const [old, canonical] of [
    ["/services/seo-services", "/services/seo"],
    ["/about.html", "/about"],
    ["/contact/", "/contact"],
  ] as const) {
    await page.evaluate((to) => {
      history.pushState({}, "", to);
      dispatchEvent(new PopStateEvent("popstate"));
    }, old);
    await expect(page).toHaveURL(canonical);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

test("an address that no page has shows the not-found page", async ({ page, consoleErrors }) => {
  const response = await page.goto("/nowhere");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page Not Found");
  await hydrate(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page Not Found");
  // The browser itself logs the status of the document.
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining("404")]);
});

test("a page that cannot be fetched for showing it in place is loaded in full, once", async ({
  page,
  consoleErrors,
}) => {
  // From the start: pages of the menu are fetched before anyone points at them.
  await page.route("**/head/about.txt", (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto("/");
  await hydrate(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.locator("footer").getByRole("link", { name: "About", exact: true }).click();
  await expect(page).toHaveURL("/about");
  await loadedAnew(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  consoleErrors.splice(0);
});

test("a page that another build wrote is loaded in full", async ({ page }) => {
  await page.route("**/head/about.txt", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/entry-client-[\w-]+/, "entry-client-newer");
    await route.fulfill({ response, body });
  });
  const fetched = page.waitForResponse("**/head/about.txt");
  await page.goto("/");
  await fetched;
  await hydrate(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.locator("footer").getByRole("link", { name: "About", exact: true }).click();
  await expect(page).toHaveURL("/about");
  await loadedAnew(page);
});
