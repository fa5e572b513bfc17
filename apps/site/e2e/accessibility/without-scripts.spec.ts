import { promises } from "@kolam/content/facts/claims";
import { paths, serviceIds } from "@kolam/content/facts/paths";
import { openings } from "@kolam/content/openings";
import { shell } from "@kolam/content/shell";
import { expect, test } from "../support/fixtures.ts";
import { themeSwitch } from "../support/theme.ts";

test.use({ javaScriptEnabled: false });

test("the services open under the pointer and on focus, and no theme switch is shown", async ({
  page,
}) => {
  await page.goto("/about");
  const service = page
    .locator("header")
    .getByRole("link", { name: paths[serviceIds[0]].title, exact: true });
  await expect(service).toBeHidden();
  const services = page
    .locator("header")
    .getByRole("link", { name: paths.services.title, exact: true });
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
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/about");
  await expect(page.getByRole("button", { name: shell.menu.open })).toBeHidden();
  await page
    .locator("header")
    .getByRole("link", { name: paths.careers.title, exact: true })
    .click();
  await expect(page).toHaveURL("/careers");
});

test("answers and openings can be read", async ({ page }) => {
  await page.goto("/contact");
  await expect(page.getByText(promises.simpleSite).first()).toBeVisible();
  await page.goto("/careers");
  for (const { title } of openings.slice(0, 1)) {
    const opening = page.locator("#open-positions details").filter({ hasText: title }).first();
    await opening.locator("summary").click();
    await expect(opening).toHaveAttribute("open", "");
  }
});
