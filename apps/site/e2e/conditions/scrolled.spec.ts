import { expect, test } from "../support/fixtures.ts";
import {
  casePages,
  everyComposition,
  forgetMissingPage,
  missingPage,
  partOf,
} from "../support/pages.ts";
import { pileUps } from "../support/scroll-checks.ts";

const pages = [...everyComposition, ...casePages.slice(1), missingPage];
const widths = [320, 390, 680, 800, 1024, 1280, 1440, 1920];
const parts = 3;

for (let part = 0; part < parts; part += 1) {
  test(`nothing piles up on ${pages.length} pages that are scrolled, at ${widths} px (${part + 1} of ${parts})`, {
    tag: "@slow",
  }, async ({ page, consoleErrors }) => {
    for (const path of partOf(pages, part, parts)) {
      await page.goto(path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await pileUps(page), `${path} at ${width} px`).toEqual([]);
      }
    }
    forgetMissingPage(consoleErrors);
  });
}
