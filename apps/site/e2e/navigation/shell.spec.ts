import { chat } from "@kolam/content/company-words";
import { serviceIds } from "@kolam/content/facts/paths";
import { shell } from "@kolam/content/shell";
import { titles } from "@kolam/content/titles";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { openHydrated } from "../support/hydration.ts";
import { h1, headerLink, menuButton, phone, phoneMenu } from "../support/shell.ts";

const submenuLink = (page: Page) => headerLink(page, titles[serviceIds[0]]);
const trigger = (page: Page) => page.getByRole("button", { name: shell.submenu.open });

test("the submenu works before its code is there, and stays open when it comes", async ({
  page,
}) => {
  const release = await holdRequests(page, /\/assets\/submenu-layer-[\w-]+\.js/);
  await openHydrated(page, "/about");
  await trigger(page).focus();
  await page.keyboard.press("Enter");
  await expect(submenuLink(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(submenuLink(page)).toBeHidden();
  await expect(trigger(page)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(submenuLink(page)).toBeFocused();

  await submenuLink(page).evaluate((link) => link.setAttribute("data-before", ""));
  release();
  await expect(page.locator("header [data-before]")).toHaveCount(0);
  await expect(submenuLink(page)).toBeFocused();
  await expect(trigger(page)).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Escape");
  await expect(trigger(page)).toBeFocused();
  await expect(submenuLink(page)).toBeHidden();
});

test("the header lies transparent on the top of the home page, and nowhere else", async ({
  page,
}) => {
  const opacity = () =>
    page
      .locator("header")
      .first()
      .evaluate((header) => {
        const [, , , alpha = 1] = getComputedStyle(header).backgroundColor.match(/[\d.]+/g) ?? [];
        return Number(alpha);
      });
  await page.goto("/");
  expect(await opacity()).toBe(0);
  await page.evaluate(() => scrollTo(0, 24));
  await expect.poll(opacity).toBe(1);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(opacity).toBe(0);
  await headerLink(page, titles.about).click();
  await expect(page).toHaveURL("/about");
  await expect.poll(opacity).toBe(1);
  await page.goBack();
  await expect.poll(opacity).toBe(0);
});

test("the menu of a phone leads to a page in place", async ({ page }) => {
  await page.setViewportSize(phone);
  await openHydrated(page, "/");
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await menuButton(page).click();
  const menu = phoneMenu(page);
  await menu.getByRole("link", { name: titles.about, exact: true }).click();
  await expect(page).toHaveURL("/about");
  await expect(menu).toBeHidden();
  await expect(h1(page)).toBeFocused();
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});

test("the end of a page keeps a place free for the chat button only if there is a chat", async ({
  page,
}) => {
  await page.goto("/");
  const reserve = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue("--k-floating-reserve"),
  );
  expect(reserve !== "").toBe(chat !== undefined);
});
