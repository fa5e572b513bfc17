import { others } from "@kolam/content/model/pages/languages";
import { expect, test } from "../support/fixtures.ts";
import {
  casePages,
  everyComposition,
  everyKind,
  forgetMissingPage,
  missingPage,
  partOf,
} from "../support/pages.ts";
import { pileUps } from "../support/scroll-checks.ts";

const translated = others.map(({ tag }) => `/${tag}/`);
const pages = [...everyComposition, ...casePages.slice(1), ...translated, missingPage];
const widths = [320, 390, 680, 800, 1024, 1280, 1440, 1920];
const parts = 3;
/** The home page, a case and a translated page. */
const everyDay = [...everyKind.slice(0, 1), ...casePages.slice(0, 1), ...translated.slice(0, 1)];

for (const direction of ["ltr", "rtl"]) {
  test(`nothing piles up on ${everyDay.join(", ")} when they are scrolled (${direction})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const path of everyDay) {
      await page.goto(path);
      await page.evaluate((dir) => document.documentElement.setAttribute("dir", dir), direction);
      expect.soft(await pileUps(page), path).toEqual([]);
    }
  });
}

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
