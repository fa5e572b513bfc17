import { serviceOptions } from "@kolam/content/model/forms/quote";
import { serviceIds } from "@kolam/content/model/services/services";
import { draftWords } from "@site/texts/forms/words";
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

test("an address holds the ticks of the sheet, for Back and for whom it is sent to", {
  tag: "@slow",
}, async ({ page, context }) => {
  await openHydrated(page, sheet);
  const ticked = (tab: typeof page) => tab.locator("main form fieldset input:checked");
  await page.locator(`main input[value="${first}"]`).check();
  await expect(page).toHaveURL(`${sheet}?services=${first}`);
  const sent = await context.newPage();
  await sent.goto(page.url());
  await expect(ticked(sent)).toHaveValue(first);
  await sent.close();
  await page.locator("main form button").click();
  await expect(page).toHaveURL("/quote");
  await page.goBack();
  await expect(ticked(page)).toHaveValue(first);
  await ticked(page).uncheck();
  await expect(page).toHaveURL(sheet);
});

test("the quote keeps what was ticked in it beside what the sheet ticks", {
  tag: "@slow",
}, async ({ page }) => {
  const last = serviceOptions.at(-1);
  await page.goto("/quote#step-2");
  await page.waitForFunction(() => document.querySelector("main form")?.matches("[novalidate]"));
  const own = page.getByRole("checkbox", { name: last?.label ?? "" });
  await own.check();
  await page.goto(`/quote?services=${first}`);
  await expect(page).toHaveURL("/quote");
  const ticked = page.locator("main fieldset input:checked");
  await expect(ticked).toHaveValue(serviceOptions[0].value);
  await page.goto("/quote#step-2");
  await expect(page.getByText(draftWords.other)).toBeVisible();
  await page.getByRole("button", { name: draftWords.useOther }).click();
  await expect(ticked).toHaveValue(last?.value ?? "");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the sheet shows a sum that grows or says when, and sends its ticks to the quote", async ({
    page,
  }) => {
    await page.goto(sheet);
    const boxes = page.locator("main form fieldset").first().locator("input");
    const sum = page.locator("main form [aria-live] [data-unit]").first();
    await expect(sum).toBeHidden();
    await boxes.first().check();
    await expect(sum).toBeVisible();
    const written = await sum
      .locator("b")
      .evaluate((amount) =>
        getComputedStyle(amount, "::before").content.replaceAll(/"\s*"|\s/g, ""),
      );
    expect(written).not.toMatch(/000(?:\D|$)(?<!\D000\D?)/);
    const one = await sum.screenshot();
    const isCounted = await sum.locator("[data-thousands]").count();
    if (isCounted && (await boxes.count()) > 1) {
      await boxes.nth(1).check();
      expect((await sum.screenshot()).equals(one)).toBe(false);
    }
    await page.locator("main form button").click();
    await expect(page).toHaveURL(new RegExp(`/quote\\?services=${first}`));
  });
});
