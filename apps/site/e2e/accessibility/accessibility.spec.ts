import { switchColours, violationsOn, windows } from "../support/axe.ts";
import { laidOut } from "../support/first-paint.ts";
import { expect, test } from "../support/fixtures.ts";
import { everyComposition } from "../support/pages.ts";

for (const { name, viewport } of windows) {
  test.describe(name, () => {
    test.use({ viewport });

    test("axe finds nothing on any page, light and dark, answers and openings open", async ({
      page,
    }) => {
      test.setTimeout(300_000);
      for (const path of everyComposition) {
        await page.emulateMedia({ colorScheme: "light" });
        await page.goto(path);
        await laidOut(page);
        await page.evaluate(() => {
          for (const details of document.querySelectorAll("details")) details.open = true;
        });
        expect(await violationsOn(page), `${path}, light`).toEqual([]);
        await switchColours(page, "dark");
        // The header, whose theme switch changes its name, is the same on every page.
        const rules = path === everyComposition[0] ? undefined : "colours";
        expect(await violationsOn(page, rules), `${path}, dark`).toEqual([]);
      }
    });
  });
}

test("nothing overflows at 320 px, nor with text twice as large", async ({ page }) => {
  test.setTimeout(120_000);
  for (const path of everyComposition) {
    await page.goto(path);
    for (const [width, size] of [
      [320, "100%"],
      [640, "200%"],
    ] as const) {
      await page.setViewportSize({ width, height: 640 });
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
