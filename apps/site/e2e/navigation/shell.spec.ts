import { serviceIds } from "@kolam/content/model/pages/paths";
import type { Page } from "@playwright/test";
import { titles } from "@site/lists/words/titles";
import { shell } from "@site/texts/shell";
import { chat } from "@site/words/company-words";
import { expect, test } from "../support/fixtures.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { openHydrated } from "../support/hydration.ts";
import { headerLink } from "../support/shell.ts";

const submenuLink = (page: Page) => headerLink(page, titles[serviceIds[0]]);
const trigger = (page: Page) => page.getByRole("button", { name: shell.submenu.open });

test("the submenu works before its code is there, and stays open when it comes", {
  tag: "@slow",
}, async ({ page }) => {
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

test("the end of a page keeps a place free for the chat button only if there is a chat", async ({
  page,
}) => {
  await page.goto("/");
  const reserve = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue("--k-floating-reserve"),
  );
  expect(reserve !== "").toBe(chat !== undefined);
});
