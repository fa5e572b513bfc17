import { paths, serviceIds } from "@kolam/content/model/pages/paths";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";

// Scroll timelines draw these where an engine has them. Where it has none, everything must be there
// at once.

test.use({ reducedMotion: "no-preference" });

/**
 * The drawings of the page that are not complete, or hidden, when they are in the middle of the
 * window.
 */
const unfinished = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    // Those that draw themselves when the page opens.
    const moving = document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline);
    await Promise.allSettled(moving.map(({ finished }) => finished));
    const found: string[] = [];
    for (const drawing of document.querySelectorAll("main svg")) {
      if (!drawing.checkVisibility()) continue;
      drawing.scrollIntoView({ block: "center", behavior: "instant" });
      await frame();
      await frame();
      for (const part of [drawing, ...drawing.querySelectorAll("*")]) {
        const { strokeDasharray, strokeDashoffset, clipPath, transform } = getComputedStyle(part);
        const isCut = /inset\(.*[1-9]/.test(clipPath);
        const isFlat = /^matrix\(0,/.test(transform);
        const isUndrawn =
          /^1(?:px)?$/.test(strokeDasharray) && Number.parseFloat(strokeDashoffset) > 0.01;
        if (isCut || isFlat || isUndrawn) found.push(part.outerHTML.slice(0, 80));
      }
    }
    return found;
  });

for (const { path } of serviceIds.map((id) => paths[id])) {
  test(`${path}: drawings are complete when they are looked at`, async ({ page }) => {
    await page.goto(path);
    expect(await unfinished(page)).toEqual([]);
  });
}

test("the header is solid, but on the top of the home page", async ({ page }) => {
  const background = () =>
    page.evaluate(() => {
      const header = document.querySelector("header");
      return header ? getComputedStyle(header).backgroundColor : "";
    });
  await page.goto("/");
  const transparent = /^rgba\(\d+, \d+, \d+, 0\)$|^transparent$/;
  expect(await background()).toMatch(transparent);
  await page.evaluate(() => scrollTo({ top: 60, behavior: "instant" }));
  await expect.poll(background).not.toMatch(transparent);
  await page.goto("/about");
  expect(await background()).not.toMatch(transparent);
});
