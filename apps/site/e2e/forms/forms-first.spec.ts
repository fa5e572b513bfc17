import { paths, present } from "@kolam/content/model/pages/paths";
import { expect, test } from "../support/fixtures.ts";

/**
 * How far from the top of the page its first field may begin, in pixels, by the width of the
 * window.
 */
const limits = { 1280: 620, 390: 700 } as const;

test("the first field of a page comes early", { tag: "@slow" }, async ({ page }) => {
  for (const id of present(["quote", "contact", "seo-analyzer"])) {
    for (const [width, limit] of Object.entries(limits)) {
      await page.setViewportSize({ width: Number(width), height: 844 });
      await page.goto(paths[id].path);
      await page.evaluate(() => document.fonts.ready);
      const first = page.locator("main :is(input, select, textarea):visible").first();
      const box = await first.boundingBox();
      expect.soft(box?.y, `${id}, ${width} px wide`).toBeLessThanOrEqual(limit);
    }
  }
});
