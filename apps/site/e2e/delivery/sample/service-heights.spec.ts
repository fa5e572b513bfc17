import { paths, serviceIds } from "@kolam/content/model/pages/paths";
import { expect, test } from "../../support/fixtures.ts";

/** The height that a service page has at most, with the sample's words. */
const limits = [
  { width: 390, most: 7500 },
  { width: 1280, most: 4200 },
] as const;

for (const { width, most } of limits) {
  test(`service pages are at most ${most} px high at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const id of serviceIds) {
      await page.goto(paths[id].path);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect.soft(height, id).toBeLessThanOrEqual(most);
    }
  });
}

test("a service page has two titles of the largest sizes: its own and its signature’s", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const id of serviceIds) {
    await page.goto(paths[id].path);
    const sizes = await page
      .locator("main :is(h1, h2)")
      .evaluateAll((titles) =>
        titles.map((title) => Number.parseFloat(getComputedStyle(title).fontSize)),
      );
    const [first = 0, second = 0, third = 0] = sizes.sort((one, other) => other - one);
    expect
      .soft(
        [first, second].every((size) => size > third * 1.2),
        `${id}: ${sizes}`,
      )
      .toBe(true);
  }
});
