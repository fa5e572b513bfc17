import { paths, serviceIds } from "@kolam/content/model/pages/paths";
import { titles } from "@site/lists/words/titles";
import { expect, test } from "../support/fixtures.ts";
import { headerLink, menuButton, phone, phoneMenu, themeSwitch } from "../support/shell.ts";

const [first] = serviceIds;

test("the services open under the pointer and lead to their pages", async ({ page }) => {
  await page.goto("/about");
  const service = headerLink(page, titles[first]);
  await expect(service).toBeHidden();
  await headerLink(page, titles.services).hover();
  await service.click();
  await expect(page).toHaveURL(paths[first].path);
  await page.mouse.move(600, 700);
  await expect(service).toBeHidden();
});

test("the menu of a phone leads to a page", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/");
  await menuButton(page).click();
  await phoneMenu(page).getByRole("link", { name: titles.contact, exact: true }).click();
  await expect(page).toHaveURL("/contact");
  await expect(phoneMenu(page)).toBeHidden();
});

test("the menu of a phone closes when the window becomes wide", { tag: "@slow" }, async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto("/about");
  await menuButton(page).click();
  await expect(phoneMenu(page)).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(phoneMenu(page)).toBeHidden();
  await headerLink(page, titles.contact).click();
  await expect(page).toHaveURL("/contact");
});

test("the theme is switched, and kept on other pages", { tag: "@slow" }, async ({ page }) => {
  const floor = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.goto("/about");
  const light = await floor();
  await themeSwitch(page).hover();
  await themeSwitch(page).selectOption("dark");
  await expect.poll(floor).not.toBe(light);
  const dark = await floor();
  await page.goto("/contact");
  expect(await floor()).toBe(dark);
});
