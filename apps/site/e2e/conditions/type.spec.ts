import { expect, test } from "../support/fixtures.ts";
import {
  casePages,
  everyComposition,
  everyKind,
  forgetMissingPage,
  missingPage,
  partOf,
} from "../support/pages.ts";
import { typeFaults } from "../support/type-checks.ts";

const composed = [...everyComposition, missingPage];

for (const { pages, widths, parts, ...details } of [
  { pages: [...everyKind], widths: [390], parts: 2, tag: "@slow" },
  {
    pages: [...composed, ...casePages.slice(1)],
    widths: [320, 390, 680, 800, 960, 1024, 1280, 2560],
    parts: 6,
    tag: "@slow",
  },
]) {
  for (let part = 0; part < parts; part += 1) {
    test(
      `headings and drawings of ${pages.length} pages keep their words whole at ${widths} px, and no decoration is on a text (${part + 1} of ${parts})`,
      details,
      async ({ page, consoleErrors }) => {
        for (const path of partOf(pages, part, parts)) {
          await page.goto(path);
          for (const width of widths) {
            await page.setViewportSize({ width, height: 800 });
            expect.soft(await typeFaults(page), `${path} at ${width} px`).toEqual([]);
          }
        }
        forgetMissingPage(consoleErrors);
      },
    );
  }
}
