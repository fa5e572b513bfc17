import type { Page } from "@playwright/test";
import { titles } from "@site/lists/words/titles";
import { shell } from "@site/texts/shell";
import { expect, test } from "../support/fixtures.ts";
import {
  hydrate,
  hydrationCode,
  isHydrated,
  openHydrated,
  pointAtControl,
  pointUntil,
} from "../support/hydration.ts";
import { articlePage, hasBlog, noArticles } from "../support/pages.ts";
import { footerLink, h1, headerLink, menuButton, phone, phoneMenu } from "../support/shell.ts";

// In these tests requests fail, which the browser logs.
test.afterEach(({ consoleErrors }) => {
  consoleErrors.splice(0);
});

/** Counts the documents that are loaded from now on. */
function countLoads(page: Page): { count: number } {
  const loads = { count: 0 };
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads.count += 1;
  });
  return loads;
}

/**
 * Answers requests for files with a status that says that they cannot be had.
 * @returns makes them available again
 */
async function remove(page: Page, files: RegExp, status = 404): Promise<() => void> {
  let isGone = true;
  await page.route(files, (route) =>
    isGone ? route.fulfill({ status, body: "" }) : route.fallback(),
  );
  return () => {
    isGone = false;
  };
}

/** How long moves of the pointer start nothing after a failure, in ms. */
const pauseAfterFailure = 3_000;

const contactCode = /\/assets\/contact-page-[\w-]+\.js/;

test("a page whose code is gone is loaded in full, once", async ({ page }) => {
  const restore = await remove(page, contactCode);
  await openHydrated(page, "/");
  const loads = countLoads(page);
  // The new document names the new code, which is there.
  page.on("framenavigated", () => {
    if (loads.count > 0) restore();
  });
  await footerLink(page, titles.contact).click();
  await expect.poll(() => loads.count).toBe(1);
  await expect(page).toHaveURL("/contact");
  await hydrate(page);
  await expect(h1(page)).toBeVisible();
  expect(loads.count).toBe(1);
});

test("a page whose code stays gone is readable after one full load", { tag: "@slow" }, async ({
  page,
}) => {
  await remove(page, contactCode);
  await openHydrated(page, "/");
  const loads = countLoads(page);
  await footerLink(page, titles.contact).click();
  await expect.poll(() => loads.count).toBe(1);
  await page.waitForLoadState("networkidle");
  await pointAtControl(page);
  await expect(page).toHaveURL("/contact");
  await expect(h1(page)).toBeVisible();
  await expect(footerLink(page, titles.about)).toBeVisible();
  expect(loads.count).toBe(1);
  expect(await isHydrated(page)).toBe(false);
  await footerLink(page, titles.about).click();
  await expect(page).toHaveURL("/about");
  await expect(h1(page)).toBeVisible();
});

test("while no code can be fetched pages can be read, and it is not requested on and on", {
  tag: "@slow",
}, async ({ page }) => {
  let attempts = 0;
  await page.route("**/assets/*.js", (route) => {
    const url = route.request().url();
    if (hydrationCode.test(url)) attempts += 1;
    return url.includes("/boot-") ? route.continue() : route.abort();
  });
  const failed = page.locator("html[data-failed]");
  await page.clock.install();
  await page.goto("/");
  await page.clock.pauseAt(Date.now() + 60_000);
  await pointUntil(page, async () => (await failed.count()) > 0);
  const before = attempts;
  // Before the first interaction, and at it.
  expect([1, 2]).toContain(before);
  for (let moves = 0; moves < 20; moves += 1) await pointAtControl(page, 8 + (moves % 8));
  expect(attempts, "while no time passes").toBe(before);
  await page.clock.runFor(pauseAfterFailure);
  await pointAtControl(page);
  await expect.poll(() => attempts).toBe(before + 1);
  await page.clock.resume();
  await footerLink(page, titles.about).click();
  await expect(page).toHaveURL("/about");
  await expect(h1(page)).toBeVisible();
});

test("a page whose code is gone at the first interaction is loaded in full, once", {
  tag: "@slow",
}, async ({ page }) => {
  const restore = await remove(page, /\/assets\/(?!boot-).*\.js/);
  await page.goto("/about");
  const loads = countLoads(page);
  page.on("framenavigated", restore);
  await pointUntil(page, () => loads.count === 1);
  await hydrate(page);
  expect(loads.count).toBe(1);
});

test("the menu opens at the next tap when its code could not be fetched at the first", {
  tag: "@slow",
}, async ({ page }) => {
  await page.setViewportSize(phone);
  const restore = await remove(page, /\/assets\/mobile-menu-drawer-[\w-]+\.js/);
  await openHydrated(page, "/about");
  const menu = menuButton(page);
  await menu.click();
  // The footer has the same links.
  await expect(page).toHaveURL("/about#footer");
  await expect(page.locator("footer")).toBeInViewport();
  restore();
  await menu.click();
  await expect(phoneMenu(page)).toBeVisible();
});

test("an article whose data another build wrote is loaded in full", { tag: "@slow" }, async ({
  page,
}) => {
  test.skip(!hasBlog, noArticles);
  await page.route("**/data/blog/*.json", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), build: "newer" } });
  });
  await openHydrated(page, "/");
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await headerLink(page, titles.blog).click();
  const loads = countLoads(page);
  await page.locator(`main a[href="${articlePage}"]`).first().click();
  await expect.poll(() => loads.count).toBe(1);
  await expect(page).toHaveURL(articlePage);
  await expect(page.locator("main article h1")).toBeVisible();
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(false);
});

test("data that cannot be fetched is fetched again at the next try", { tag: "@slow" }, async ({
  page,
}) => {
  test.skip(!hasBlog, noArticles);
  await openHydrated(page, "/blog");
  const restore = await remove(page, /\/data\/blog\//, 503);
  const link = page.locator(`main a[href="${articlePage}"]`).first();
  const title = (await link.textContent()) ?? "";
  await link.click();
  await expect(h1(page)).toHaveText(shell.crash.title);
  await expect(h1(page)).toBeFocused();
  restore();
  await page.goBack();
  await link.click();
  await expect(h1(page)).toHaveText(title);
});

test("a page that crashes keeps header, footer, a way on, and the draft of a form", {
  tag: "@slow",
}, async ({ page }) => {
  const typed = "Half a message.";
  await page.route("**/assets/about-page-*.js", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: 'const broken = () => { throw new Error("broken page"); }; export { broken as AboutPage, broken as t, broken as n, broken as r, broken as default };',
    }),
  );
  await openHydrated(page, "/contact");
  await page.locator("#contact-message").fill(typed);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("site:draft:contact")))
    .toContain(typed);
  await footerLink(page, titles.about).click();
  await expect(h1(page)).toHaveText(shell.crash.title);
  await expect(h1(page)).toBeFocused();
  await expect(page.locator("header")).toBeVisible();
  await expect(page.getByRole("button", { name: shell.crash.reload })).toBeVisible();
  await footerLink(page, titles.contact).click();
  await expect(page).toHaveURL("/contact");
  await expect(page.locator("#contact-message")).toHaveValue(typed);
});
