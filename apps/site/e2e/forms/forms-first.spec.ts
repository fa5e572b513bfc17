import { paths, present } from "@kolam/content/facts/paths";
import { expect, test } from "../support/fixtures.ts";

/** How far from the top of the page its first field may begin, in pixels, by the width of the window. */
const limits = { 1280: 620, 390: 700 } as const;

for (const [width, limit] of Object.entries(limits)) {
  for (const id of present(["quote", "contact", "seo-analyzer"])) {
    const { path } = paths[id];
    test(`${path}: the first field comes within ${limit} px, ${width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: Number(width), height: 844 });
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      const first = page.locator("main :is(input, select, textarea):visible").first();
      const box = await first.boundingBox();
      expect(box?.y).toBeLessThanOrEqual(limit);
    });
  }
}
