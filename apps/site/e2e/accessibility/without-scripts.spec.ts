import { promises } from "@kolam/content/claims";
import { paths, serviceIds } from "@kolam/content/facts/paths";
import { titles } from "@kolam/content/titles";
import { expect, test } from "../support/fixtures.ts";
import { headerLink, menuButton, phone, themeSwitch } from "../support/shell.ts";

test.use({ javaScriptEnabled: false });

test("the services open under the pointer and on focus, and no theme switch is shown", async ({
  page,
}) => {
  await page.goto("/about");
  const service = headerLink(page, titles[serviceIds[0]]);
  await expect(service).toBeHidden();
  const services = headerLink(page, titles.services);
  await services.focus();
  await expect(service).toBeVisible();
  await page.getByRole("link", { name: titles.about, exact: true }).first().focus();
  await expect(service).toBeHidden();
  await services.hover();
  await service.click();
  await expect(page).toHaveURL(paths[serviceIds[0]].path);
  await expect(themeSwitch(page)).toHaveCount(0);
});

test("on a phone the pages of the header can be reached without the menu", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/about");
  await expect(menuButton(page)).toBeHidden();
  await headerLink(page, titles.contact).click();
  await expect(page).toHaveURL("/contact");
});

test("answers can be read", async ({ page }) => {
  await page.goto("/contact");
  await expect(page.getByText(promises.simpleSite).first()).toBeVisible();
});
