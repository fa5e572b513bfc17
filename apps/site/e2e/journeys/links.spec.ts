import { titles } from "@site/lists/words/titles";
import { notFound } from "@site/words/pages/not-found";
import { expect, test } from "../support/fixtures.ts";
import { forgetMissingPage } from "../support/pages.ts";
import { h1, headerLink } from "../support/shell.ts";

test("the first click on a link leads on, and back again", async ({ page }) => {
  await page.goto("/");
  await headerLink(page, titles.about).click();
  await expect(page).toHaveURL("/about");
  await expect(h1(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/");
});

test("an address without a page leads back to where the visitor came from", async ({
  page,
  consoleErrors,
}) => {
  await page.goto("/about");
  await page.goto("/nowhere");
  await page.getByRole("button", { name: notFound.actions.back, exact: true }).click();
  await expect(page).toHaveURL("/about");
  forgetMissingPage(consoleErrors);
});

test("the security policy is in force: a script written into the page does not run", async ({
  page,
  consoleErrors,
}) => {
  await page.goto("/about");
  await page.evaluate(() => {
    const element = document.createElement("div");
    document.body.append(element);
    try {
      element.setAttribute("onclick", "document.title = 'hostile'");
    } catch {
      // An engine with Trusted Types refuses the attribute.
    }
    element.click();
  });
  expect(await page.title()).not.toBe("hostile");
  // The engine's word about it.
  consoleErrors.length = 0;
});
