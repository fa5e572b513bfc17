import { promises } from "@kolam/content/facts/claims";
import { paths, serviceIds } from "@kolam/content/facts/paths";
import { expect, test } from "../support/fixtures.ts";
import { headerLink, menuButton, phone, themeSwitch } from "../support/shell.ts";

test.use({ javaScriptEnabled: false });

test("the services open under the pointer and on focus, and no theme switch is shown", async ({
  page,
}) => {
  await page.goto("/about");
  const service = headerLink(page, paths[serviceIds[0]].title);
  await expect(service).toBeHidden();
  const services = headerLink(page, paths.services.title);
  await services.focus();
  await expect(service).toBeVisible();
  await page.getByRole("link", { name: paths.about.title, exact: true }).first().focus();
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
  await headerLink(page, paths.careers.title).click();
  await expect(page).toHaveURL("/careers");
});

test("answers can be read", async ({ page }) => {
  await page.goto("/contact");
  await expect(page.getByText(promises.simpleSite).first()).toBeVisible();
});
