import type { Page } from "@playwright/test";
import { expect, test } from "../../support/fixtures.ts";

/** How many windows down from the top of the page the first picture of the work begins. */
const windowsToWork = (page: Page) =>
  page.evaluate(() => {
    const picture = document.querySelector("main article img, main article [role='img']");
    return picture ? (scrollY + picture.getBoundingClientRect().top) / innerHeight : undefined;
  });

for (const [window, size] of Object.entries({
  second: { width: 1280, height: 800 },
  third: { width: 390, height: 844 },
})) {
  test(`the home page shows work in the ${window} window at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto("/");
    expect(await windowsToWork(page)).toBeLessThan(window === "second" ? 2 : 3);
  });
}

test("one case on the home page runs over the whole window, and nothing is wider", async ({
  page,
}) => {
  for (const width of [320, 390, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    const [picture, window, scrolled] = await page
      .locator("main article img, main article [role='img']")
      .first()
      .evaluate((img) => {
        // Without the scrollbar, whose room the document keeps.
        const { width } = document.body.getBoundingClientRect();
        return [img.getBoundingClientRect().width, width, document.documentElement.scrollWidth];
      });
    expect([picture, scrolled], `${width} px`).toEqual([window, window]);
  }
});
