import { paths } from "@kolam/content/model/pages/paths";
import { expect, test } from "../support/fixtures.ts";
import { openHydrated } from "../support/hydration.ts";
import { everyKind, forgetMissingPage, partOf } from "../support/pages.ts";
import { controlCount, press } from "../support/press-checks.ts";
import { pileUps } from "../support/scroll-checks.ts";

// Transitions are looked at half-way.
test.use({ reducedMotion: "no-preference" });

const wideOnly: readonly string[] = [paths.portfolio.path];
const others = everyKind.filter((path) => !wideOnly.includes(path));
const sets = [
  { pages: wideOnly, widths: [1280], dark: false },
  ...[0, 1, 2].map((part) => ({
    pages: partOf(others, part, 3),
    widths: [390, 1280],
    dark: true,
  })),
];

for (const [at, { pages, widths, dark }] of sets.entries()) {
  test(`after each press of a page nothing piles up and no text loses its ground (${at + 1} of ${sets.length})`, {
    tag: "@slow",
  }, async ({ page, consoleErrors }) => {
    for (const path of pages) {
      for (const width of widths) {
        await page.emulateMedia({ colorScheme: dark && width === 390 ? "dark" : "light" });
        await page.setViewportSize({ width, height: 800 });
        await openHydrated(page, path);
        const count = await controlCount(page);
        for (let index = 0; index < Math.min(count, 30); index += 1) {
          const faults = await press(page, index);
          if (!faults) continue;
          expect.soft(faults, `${path} at ${width} px, press ${index + 1}`).toEqual([]);
          await page.keyboard.press("Escape");
        }
        expect.soft(await pileUps(page), `${path} at ${width} px, all pressed`).toEqual([]);
      }
    }
    forgetMissingPage(consoleErrors);
  });
}
