import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { openHydrated } from "../support/hydration.ts";
import { h1 } from "../support/shell.ts";

/** Whether the last band of the page is laid out, which is far below the window. */
const isWhole = (page: Page) =>
  page
    .locator("main > * + *")
    .last()
    .evaluate((band) => band.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }));

test("what is far below the window is laid out when it comes near", async ({ page }) => {
  await page.goto("/");
  expect(await isWhole(page)).toBe(false);
  await page.locator("main > * + *").last().scrollIntoViewIfNeeded();
  await expect.poll(() => isWhole(page)).toBe(true);
});

test("all of a page is laid out where a place of it is asked for", async ({ page }) => {
  await page.goto("/#main");
  expect(await isWhole(page)).toBe(true);
  await page.goto("/about");
  await page.reload();
  expect(await isWhole(page)).toBe(true);
});

test("a link within the page lays out what is on the way", async ({ page }) => {
  await page.goto("/");
  // Any such link will do: the address is what counts.
  await page
    .locator("main a[href]")
    .first()
    .evaluate((link: HTMLAnchorElement) => {
      link.href = "#footer";
      link.click();
    });
  expect(await isWhole(page)).toBe(true);
});

test("a page that is opened in place begins anew, and back leads to all of it", async ({
  page,
}) => {
  await openHydrated(page, "/");
  await page.locator("footer a[href='/about']").first().click();
  await expect(page).toHaveURL("/about");
  await expect(h1(page)).toBeFocused();
  expect(await isWhole(page)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect.poll(() => isWhole(page)).toBe(true);
});
