import { hasFeature } from "@kolam/content/model/pages/features";
import type { Page } from "@playwright/test";
import { titles } from "@site/lists/words/titles";
import { expect, test } from "../support/fixtures.ts";
import { twoFrames } from "../support/frames.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { hydrate, hydrationCode, openHydrated } from "../support/hydration.ts";
import { articlePage, hasBlog } from "../support/pages.ts";
import { nothingToSearch, searchWord } from "../support/search-word.ts";
import { h1, headerLink } from "../support/shell.ts";

const contentsLink = (page: Page, index: number) =>
  page.locator("main nav a[href*='#']").nth(index);

/** How far the place in the address is from the top of the window. */
const topOfPlace = (page: Page) =>
  page.evaluate(() => document.getElementById(location.hash.slice(1))?.getBoundingClientRect().top);

/** Asserts that the place in the address is at the top of the window, below the header. */
async function isAtPlace(page: Page): Promise<void> {
  await expect(async () => {
    const top = await topOfPlace(page);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(120);
  }).toPass({ intervals: [50] });
}

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Scrolls by hand and waits until everybody has heard of it. */
async function scrollPage(page: Page, top: number): Promise<number> {
  await page.evaluate(async (y) => {
    const scrolled = new Promise((done) => addEventListener("scroll", done, { once: true }));
    scrollTo({ top: y, behavior: "instant" });
    await scrolled;
  }, top);
  return scrollTop(page);
}

test.describe("a link to a place in the page", () => {
  test("leads there before hydration, which does not move the page", { tag: "@slow" }, async ({
    page,
  }) => {
    const release = await holdRequests(page, hydrationCode);
    await page.goto("/privacy");
    await contentsLink(page, 3).click();
    await isAtPlace(page);
    const left = await scrollPage(page, 2_000);
    release();
    await hydrate(page);
    await twoFrames(page);
    expect(await scrollTop(page)).toBe(left);
  });

  test("leads there each time it is followed", { tag: "@slow" }, async ({ page }) => {
    await openHydrated(page, "/privacy");
    for (const index of [3, 3, 5, 3]) {
      // By the keyboard: the link need not be scrolled into view.
      await contentsLink(page, index).evaluate((link: HTMLElement) => {
        link.focus({ preventScroll: true });
      });
      await page.keyboard.press("Enter");
      await isAtPlace(page);
      await scrollPage(page, 2_900 - 100 * index);
    }
  });

  test("puts the focus there", { tag: "@slow" }, async ({ page }) => {
    await openHydrated(page, hasBlog ? articlePage : "/privacy");
    await page.locator("main nav a[href*='#']").last().click();
    await isAtPlace(page);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe(
      new URL(page.url()).hash.slice(1),
    );
    await page.reload();
    await isAtPlace(page);
  });

  test("of another page leads there", { tag: "@slow" }, async ({ page }) => {
    test.skip(!hasFeature("careers"), "There is no page for openings.");
    await openHydrated(page, "/");
    // Any link of the router will do: the address is what counts.
    await page.evaluate(() => {
      history.pushState(null, "", "/careers#application-form");
      dispatchEvent(new PopStateEvent("popstate"));
    });
    await expect(page).toHaveURL("/careers#application-form");
    await isAtPlace(page);
  });
});

test.describe("the place on the page", () => {
  test("is restored by back and forward, also where it was left before hydration", async ({
    page,
  }) => {
    await page.goto("/");
    const home = await scrollPage(page, 1_500);
    await hydrate(page);
    await twoFrames(page);
    expect(await scrollTop(page)).toBe(home);
    await headerLink(page, titles.about).click();
    await expect(page).toHaveURL("/about");
    // The address changes before the page does.
    await expect(h1(page)).toBeFocused();
    const about = await scrollPage(page, 700);
    await page.goBack();
    await expect(page).toHaveURL("/");
    await expect.poll(() => scrollTop(page)).toBe(home);
    await page.goForward();
    await expect(page).toHaveURL("/about");
    await expect.poll(() => scrollTop(page)).toBe(about);
  });

  test("is kept by a reload, and by the hydration that follows", { tag: "@slow" }, async ({
    page,
  }) => {
    await openHydrated(page, "/");
    const left = await scrollPage(page, 900);
    const release = await holdRequests(page, hydrationCode);
    await page.reload();
    await expect.poll(() => scrollTop(page)).toBe(left);
    const scrolledOn = await scrollPage(page, 1_400);
    release();
    await hydrate(page);
    await twoFrames(page);
    expect(await scrollTop(page)).toBe(scrolledOn);
  });

  test("is kept while the blog is searched", { tag: "@slow" }, async ({ page }) => {
    test.skip(searchWord === undefined, nothingToSearch);
    await openHydrated(page, "/blog");
    const blog = await scrollPage(page, 800);
    await page.getByRole("searchbox").evaluate((search: HTMLElement) => {
      search.focus({ preventScroll: true });
    });
    await page.keyboard.type(searchWord ?? "");
    await expect(page).toHaveURL(`/blog?q=${searchWord}`);
    await twoFrames(page);
    expect(await scrollTop(page)).toBe(blog);
  });
});
