import { others as languages } from "@kolam/content/model/pages/languages";
import { paths } from "@kolam/content/model/pages/paths";
import type { Page } from "@playwright/test";
import { blogList } from "@site/texts/pages/blog";
import { shell } from "@site/texts/shell";
import { chat } from "@site/words/company-words";
import { axeViolations } from "../support/axe.ts";
import { expect, test } from "../support/fixtures.ts";
import {
  aroundChat,
  coveredFocus,
  overflow,
  paleInPrint,
  tooBold,
  withoutEdge,
  withoutRoomIfSpaced,
} from "../support/layout-checks.ts";
import { alikePages, blogPath, everyKind, forgetMissingPage, partOf } from "../support/pages.ts";
import { searchWord } from "../support/search-word.ts";
import { chatLink, menuButton, phone, phoneMenu } from "../support/shell.ts";

/**
 * The chat button is round and always there: in a wide window's margin, on a phone over the page,
 * whose end it leaves free.
 */
async function expectChatAside(page: Page, path: string): Promise<void> {
  if (!chat) return;
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(chatLink(page)).toHaveCSS("position", "fixed");
  await expect(chatLink(page)).toBeInViewport({ ratio: 1 });
  expect.soft((await aroundChat(page, true)).covered, `${path} in a wide window`).toEqual([]);
  await page.setViewportSize(phone);
  await expect(chatLink(page)).toBeInViewport({ ratio: 1 });
  // Parts of a page may take their place only when they come into view.
  await expect(async () => {
    await page.evaluate(() => {
      const { scrollHeight } = document.documentElement;
      window.scrollTo({ top: scrollHeight, behavior: "instant" });
    });
    const { height, width, covered } = await aroundChat(page, false);
    expect(Math.round(height), path).toBe(Math.round(width));
    expect(height, path).toBeGreaterThanOrEqual(44);
    expect(covered, `${path} at its end`).toEqual([]);
  }).toPass();
}

/** Opens a page on a phone, and all answers in it. */
async function openAll(page: Page, path: string): Promise<void> {
  await page.setViewportSize(phone);
  await page.goto(path);
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) details.open = true;
  });
}

/** One page without a form and one with. Pull requests test every page. */
const everyDay: readonly string[] = [paths.home.path, paths.contact.path];
const others = [...everyKind, ...alikePages].filter((path) => !everyDay.includes(path));
const translated = languages.map(({ tag }) => `/${tag}/`);
const setsWith = (more: readonly string[]) => [
  { pages: everyDay },
  ...[0, 1, 2].map((part) => ({ pages: partOf([...others, ...more], part, 3), tag: "@slow" })),
];

for (const [at, { pages, ...details }] of setsWith(translated).entries()) {
  test(
    `axe finds nothing on a page, which stays within a window at 400 % zoom (${at + 1} of 4)`,
    details,
    async ({ page, consoleErrors }) => {
      for (const path of pages) {
        await openAll(page, path);
        // The stories of the pages are looked at in the other themes.
        expect.soft(await axeViolations(page, ["light"]), path).toEqual([]);
        // A window of 1280 x 1024 at 400 % zoom.
        expect.soft(await overflow(page, 320, 256), `${path} at 400 %`).toBeLessThanOrEqual(0);
      }
      forgetMissingPage(consoleErrors);
    },
  );
}

for (const [at, { pages }] of setsWith([]).entries()) {
  test(`pages hold focus, print, forced colours, large text, spacing and type, and no chat button covers them (${at + 1} of 4)`, {
    tag: "@slow",
  }, async ({ page, consoleErrors }) => {
    for (const path of pages) {
      await openAll(page, path);
      expect.soft(await coveredFocus(page), `${path}: covered focus`).toEqual([]);
      expect.soft(await paleInPrint(page), `${path} on paper`).toEqual([]);
      expect.soft(await withoutEdge(page), `${path} in forced colours`).toEqual([]);
      expect
        .soft(await overflow(page, 320, 640, "200%"), `${path} at 320 px with text twice as large`)
        .toBeLessThanOrEqual(0);
      expect.soft(await withoutRoomIfSpaced(page), `${path} with spaced text`).toEqual([]);
      expect.soft(await tooBold(page), `${path}: small and bold`).toEqual([]);
      await expectChatAside(page, path);
    }
    forgetMissingPage(consoleErrors);
  });
}

test("axe finds nothing in the wide header, the open services, the open phone menu or an empty search", {
  tag: "@slow",
}, async ({ page }) => {
  await page.goto("/");
  expect(await axeViolations(page)).toEqual([]);
  await page.goto("/about");
  const services = page.getByRole("button", { name: shell.submenu.open });
  await services.click();
  await expect(services).toHaveAttribute("aria-expanded", "true");
  expect(await axeViolations(page, ["light"])).toEqual([]);

  await page.setViewportSize(phone);
  await page.goto(`${blogPath}?q=zzz`);
  if (searchWord) await expect(page.getByText(blogList.empty.title)).toBeVisible();
  expect(await axeViolations(page, ["light"])).toEqual([]);
  await menuButton(page).click();
  await expect(phoneMenu(page)).toBeVisible();
  expect(await axeViolations(page, ["light"])).toEqual([]);
});
