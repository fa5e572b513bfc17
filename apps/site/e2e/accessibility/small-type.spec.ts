import { expect, test } from "../support/fixtures.ts";
import { everyKind, forgetMissingPage, partOf } from "../support/pages.ts";

/** Bolder than this, the dot of an i merges with its stem below 17 px on a screen of one pixel per pixel. */
const boldest = 550;

for (const part of [0, 1]) {
  test(`no small text is so bold that an i loses its dot, part ${part + 1}`, async ({
    page,
    consoleErrors,
  }) => {
    test.slow();
    for (const path of partOf(everyKind, part, 2)) {
      await page.goto(path);
      const found = await page.evaluate((limit) => {
        const heavy: string[] = [];
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const { parentElement, nodeValue } = texts.currentNode;
          if (!parentElement || !/[ij]/.test(nodeValue ?? "")) continue;
          const { fontFamily, fontSize, fontWeight } = getComputedStyle(parentElement);
          // The display face has wider gaps.
          if (fontFamily.includes("Display")) continue;
          if (Number.parseFloat(fontSize) < 17 && Number(fontWeight) > limit) {
            heavy.push(`${fontSize} ${fontWeight} ${nodeValue?.trim().slice(0, 40)}`);
          }
        }
        return heavy;
      }, boldest);
      expect(found, path).toEqual([]);
    }
    forgetMissingPage(consoleErrors);
  });
}
