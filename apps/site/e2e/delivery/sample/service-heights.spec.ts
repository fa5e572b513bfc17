import { paths, serviceIds } from "@kolam/content/model/pages/paths";
import type { Page } from "@playwright/test";
import { expect, test } from "../../support/fixtures.ts";

/** The height that a service page has at most, with the sample's words. */
const limits = [
  { width: 390, most: 7500 },
  { width: 1280, most: 4200 },
] as const;

/** The sizes of a page's titles, the largest first. */
const titleSizes = async (page: Page) => {
  const sizes = await page
    .locator("main :is(h1, h2)")
    .evaluateAll((titles) =>
      titles.map((title) => Number.parseFloat(getComputedStyle(title).fontSize)),
    );
  return sizes.sort((one, other) => other - one);
};

test(`service pages are at most ${limits.map(({ width, most }) => `${most} px high at ${width} px`).join(" and ")}, and in a wide window their own title and their signature’s are the largest`, {
  tag: "@slow",
}, async ({ page }) => {
  for (const id of serviceIds) {
    await page.goto(paths[id].path);
    for (const { width, most } of limits) {
      await page.setViewportSize({ width, height: 800 });
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect.soft(height, `${id} at ${width} px`).toBeLessThanOrEqual(most);
    }
    const sizes = await titleSizes(page);
    const [first = 0, second = 0, third = 0] = sizes;
    const areTwo = [first, second].every((size) => size > third * 1.2);
    expect.soft(areTwo, `${id}: ${sizes}`).toBe(true);
  }
});
