import type { Page } from "@playwright/test";
import { wizardWords } from "@site/texts/pages/quote";
import { expect, test } from "../support/fixtures.ts";
import { field, open } from "../support/form-journeys.ts";

const shows = (page: Page, step: number) =>
  expect(page.locator("main")).toContainText(wizardWords.position(step, 4));

test("the steps of the quote are separate pages for Back and Forward", async ({ page }) => {
  const next = page.getByRole("link", { name: wizardWords.next, exact: true });
  await open(page, "quote");
  await field(page, "quote", "firstName").fill("Meera");
  await next.click();
  await shows(page, 2);
  await next.click();
  await shows(page, 3);
  await expect(page).toHaveURL("/quote#step-3");
  // Not Playwright's own way back, which waits for a load that a step does not have in Firefox.
  await page.evaluate(() => history.back());
  await shows(page, 2);
  await page.evaluate(() => history.back());
  await shows(page, 1);
  await expect(field(page, "quote", "firstName")).toHaveValue("Meera");
  await page.evaluate(() => history.forward());
  await shows(page, 2);
});
