import type { Page } from "@playwright/test";
import { expect, test } from "../../support/fixtures.ts";

/** How many windows down from the top of the page the first picture of the work begins. */
const windowsToWork = (page: Page) =>
  page.evaluate(() => {
    const picture = document.querySelector("main article img, main article [role='img']");
    return picture ? (scrollY + picture.getBoundingClientRect().top) / innerHeight : undefined;
  });

test("the home page shows work in the second window, on phones in the third; one case runs over the whole window, and nothing is wider", async ({
  page,
}) => {
  await page.goto("/");
  for (const { width, height, most } of [
    { width: 1280, height: 800, most: 2 },
    { width: 390, height: 844, most: 3 },
  ]) {
    await page.setViewportSize({ width, height });
    expect(await windowsToWork(page), `${width} px`).toBeLessThan(most);
  }
  for (const width of [320, 390, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
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
