import { others } from "@kolam/content/model/pages/languages";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { hydrationCode } from "../support/hydration.ts";
import { lengthen } from "../support/lengthen.ts";
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

/** How a page may be read. */
interface Reading {
  readonly direction: "ltr" | "rtl";
  readonly theme: "light" | "dark";
  readonly words: "own" | "longest";
}

const asWritten = { direction: "ltr", theme: "light", words: "own" } as const satisfies Reading;
const mirrored = { direction: "rtl", theme: "dark", words: "own" } as const satisfies Reading;
const longest = { direction: "ltr", theme: "dark", words: "longest" } as const satisfies Reading;
const longestMirrored = { ...longest, direction: "rtl", theme: "light" } as const satisfies Reading;

async function open(page: Page, path: string, { direction, theme, words }: Reading) {
  await page.emulateMedia({ colorScheme: theme });
  // React would take other words than its own for a fault, and replace them: its code never comes.
  if (words === "longest") await page.route(hydrationCode, () => {});
  await page.goto(path);
  await page.evaluate((dir) => document.documentElement.setAttribute("dir", dir), direction);
  if (words === "longest") await lengthen(page);
}

const said = ({ direction, theme, words }: Reading) => `${direction}, ${theme}, ${words} words`;

for (const reading of [asWritten, mirrored, longest]) {
  const tag = reading === asWritten ? [] : ["@slow"];
  test(`nothing piles up on ${everyDay.join(", ")} when they are scrolled (${said(reading)})`, {
    tag,
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const path of everyDay) {
      await open(page, path, reading);
      expect.soft(await pileUps(page), path).toEqual([]);
    }
  });
}

for (const reading of [asWritten, mirrored, longest, longestMirrored]) {
  for (let part = 0; part < parts; part += 1) {
    test(`nothing piles up on ${pages.length} pages that are scrolled, at ${widths} px (${said(reading)}, ${part + 1} of ${parts})`, {
      tag: "@slow",
    }, async ({ page, consoleErrors }) => {
      for (const path of partOf(pages, part, parts)) {
        await open(page, path, reading);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          expect.soft(await pileUps(page), `${path} at ${width} px`).toEqual([]);
        }
      }
      forgetMissingPage(consoleErrors);
    });
  }
}
