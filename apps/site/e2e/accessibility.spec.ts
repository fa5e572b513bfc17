import { articles } from "@kolam/content/articles";
import { paths } from "@kolam/content/paths";
import { switchColours, violationsOn, windows } from "./axe.ts";
import { expect, test } from "./fixtures.ts";

const article = articles[0];
const pages = [...Object.values(paths).map((entry) => entry.path), `/blog/${article.slug}`];

for (const { name, viewport } of windows) {
  test.describe(name, () => {
    test.use({ viewport });

    test("axe finds nothing on any page, light and dark, answers and openings open", async ({
      page,
    }) => {
      test.setTimeout(300_000);
      for (const path of pages) {
        await page.emulateMedia({ colorScheme: "light" });
        await page.goto(path);
        await page.evaluate(() => {
          for (const details of document.querySelectorAll("details")) details.open = true;
        });
        expect(await violationsOn(page), `${path}, light`).toEqual([]);
        await switchColours(page, "dark");
        expect(await violationsOn(page), `${path}, dark`).toEqual([]);
      }
    });
  });
}

test("nothing overflows at 320 px, nor with text twice as large", async ({ page }) => {
  test.setTimeout(120_000);
  for (const [width, size] of [
    [320, "100%"],
    [640, "200%"],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    for (const path of pages) {
      await page.goto(path);
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, size);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${path} at ${width} px, text ${size}`).toBeLessThanOrEqual(0);
    }
  }
});
