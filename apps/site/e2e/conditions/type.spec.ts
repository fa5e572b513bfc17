import { expect, test } from "../support/fixtures.ts";
import {
  casePages,
  everyComposition,
  forgetMissingPage,
  missingPage,
  partOf,
} from "../support/pages.ts";
import { typeFaults } from "../support/type-checks.ts";

const widths = [320, 390, 680, 800, 960, 1024, 1280, 2560];

const pages = [...new Set([...everyComposition, ...casePages]), missingPage];
const parts = 4;

for (let part = 0; part < parts; part += 1) {
  test(`headings and drawings keep their words whole, and no decoration is on a text (${part + 1} of ${parts})`, async ({
    page,
    consoleErrors,
  }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const path of partOf(pages, part, parts)) {
      await page.goto(path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await typeFaults(page), `${path} at ${width} px`).toEqual([]);
      }
    }
    forgetMissingPage(consoleErrors);
  });
}
