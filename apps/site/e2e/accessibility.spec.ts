import AxeBuilder from "@axe-core/playwright";
import { articles } from "@kolam/content/articles";
import { paths } from "@kolam/content/paths";
import { expect, test } from "./fixtures.ts";

const article = articles[0];
const pages = [...Object.values(paths).map((entry) => entry.path), `/blog/${article.slug}`];
const views = [
  { name: "phone, light", viewport: { width: 390, height: 844 }, colorScheme: "light" },
  { name: "phone, dark", viewport: { width: 390, height: 844 }, colorScheme: "dark" },
  { name: "desktop, light", viewport: { width: 1280, height: 800 }, colorScheme: "light" },
  { name: "desktop, dark", viewport: { width: 1280, height: 800 }, colorScheme: "dark" },
] as const;

for (const { name, viewport, colorScheme } of views) {
  test.describe(name, () => {
    test.use({ viewport, colorScheme });

    test("axe finds nothing on any page, answers and openings open", async ({ page }) => {
      test.setTimeout(180_000);
      for (const path of pages) {
        await page.goto(path);
        await page.evaluate(() => {
          for (const details of document.querySelectorAll("details")) details.open = true;
        });
        const { violations } = await new AxeBuilder({ page })
          .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
          .analyze();
        const found = violations.flatMap((violation) =>
          violation.nodes.map((node) => `${violation.id}: ${node.target.join(" ")}`),
        );
        expect(found, path).toEqual([]);
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
