import { serviceOptions } from "@kolam/content/model/forms/quote";
import { serviceIds } from "@kolam/content/model/services/services";
import { expect, test } from "../support/fixtures.ts";
import { openHydrated } from "../support/hydration.ts";
import { everyComposition } from "../support/pages.ts";

const sheet = "/prices";
const [first] = serviceIds;

test.skip(!everyComposition.includes(sheet), "The site has no sheet of prices.");

test("what is ticked on the sheet is ticked in the quote, and stays so after a reload", {
  tag: "@slow",
}, async ({ page }) => {
  await openHydrated(page, sheet);
  await page.locator(`main input[value="${first}"]`).check();
  await page.locator("main form button").click();
  await expect(page).toHaveURL("/quote");
  const ticked = page.locator("main fieldset input:checked");
  await expect(ticked).toHaveValue(serviceOptions[0].value);
  await page.reload();
  await expect(ticked).toHaveValue(serviceOptions[0].value);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the sheet shows a sum that grows, and sends its ticks to the quote", async ({ page }) => {
    await page.goto(sheet);
    const boxes = page.locator("main form fieldset").first().locator("input");
    const sum = page.locator("main form [aria-live] [data-unit]").first();
    await expect(sum).toBeHidden();
    await boxes.first().check();
    await expect(sum).toBeVisible();
    const one = await sum.screenshot();
    if ((await boxes.count()) > 1) {
      await boxes.nth(1).check();
      expect((await sum.screenshot()).equals(one)).toBe(false);
    }
    await page.locator("main form button").click();
    await expect(page).toHaveURL(new RegExp(`/quote\\?services=${first}`));
  });
});
