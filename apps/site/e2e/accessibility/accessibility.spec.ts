import { blogPage } from "@kolam/content/pages/blog-page";
import { shell } from "@kolam/content/shell";
import type { Page } from "@playwright/test";
import { axeViolations } from "../support/axe.ts";
import { expect, test } from "../support/fixtures.ts";
import {
  blogPath,
  everyComposition,
  forgetMissingPage,
  missingPage,
  partOf,
} from "../support/pages.ts";
import { searchWord } from "../support/search-word.ts";

const phone = { width: 390, height: 844 };

/** How many pixels of the page do not fit into a window of this width with this size of text. */
async function overflow(page: Page, width: number, textSize: string): Promise<number> {
  await page.setViewportSize({ width, height: 640 });
  return page.evaluate((fontSize) => {
    const { documentElement } = document;
    documentElement.style.fontSize = fontSize;
    return documentElement.scrollWidth - documentElement.clientWidth;
  }, textSize);
}

/** Texts that are cut off, and how far the page is too wide, with the text spacing of WCAG 1.4.12 at 320 px. */
function clippedBySpacing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { documentElement } = document;
    documentElement.style.fontSize = "100%";
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }`);
    document.adoptedStyleSheets.push(sheet);
    const found: string[] = [];
    const over = documentElement.scrollWidth - documentElement.clientWidth;
    if (over > 0) found.push(`the page: ${over} px`);
    // Pictures of screens are pictures; what is one pixel large is for screen readers.
    const skipped =
      "[role=img] *, [aria-hidden=true], [aria-hidden=true] *, svg *, option, textarea";
    const cuts = ({ overflowX, overflowY }: CSSStyleDeclaration) =>
      [overflowX, overflowY].some((overflow) => overflow === "hidden" || overflow === "clip");
    const frames = [...document.querySelectorAll("body *")]
      .filter((element) => cuts(getComputedStyle(element)))
      .map((element) => ({ element, box: element.getBoundingClientRect() }));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const { parentElement: parent, nodeValue } = texts.currentNode;
      if (
        !nodeValue?.trim() ||
        !parent ||
        parent.matches(skipped) ||
        !parent.checkVisibility({ visibilityProperty: true })
      )
        continue;
      range.selectNodeContents(texts.currentNode);
      const text = range.getBoundingClientRect();
      const within = frames.filter(({ element }) => element.contains(parent));
      if (within.some(({ box }) => box.width <= 2)) continue;
      const cut = within.some(
        ({ box }) =>
          text.right > box.right + 1 || text.left < box.left - 1 || text.bottom > box.bottom + 1,
      );
      if (cut) found.push(`${parent.localName}.${parent.className} ${nodeValue.slice(0, 40)}`);
    }
    document.adoptedStyleSheets.pop();
    return found;
  });
}

const parts = 4;

for (let part = 0; part < parts; part += 1) {
  test(`axe finds nothing on any page at phone width, and nothing overflows (${part + 1} of ${parts})`, async ({
    page,
    consoleErrors,
  }) => {
    test.setTimeout(60_000);
    for (const path of partOf([...everyComposition, missingPage], part, parts)) {
      await page.setViewportSize(phone);
      await page.goto(path);
      await page.evaluate(() => {
        for (const details of document.querySelectorAll("details")) details.open = true;
      });
      expect.soft(await axeViolations(page), path).toEqual([]);
      expect.soft(await overflow(page, 320, "100%"), `${path} at 320 px`).toBeLessThanOrEqual(0);
      expect
        .soft(await overflow(page, 320, "200%"), `${path} at 320 px with text twice as large`)
        .toBeLessThanOrEqual(0);
      expect.soft(await clippedBySpacing(page), `${path} with spaced text`).toEqual([]);
    }
    forgetMissingPage(consoleErrors);
  });
}

test("axe finds nothing in the wide header, the open services, the open phone menu or an empty search", async ({
  page,
}) => {
  await page.goto("/");
  expect(await axeViolations(page)).toEqual([]);
  await page.goto("/about");
  const services = page.getByRole("button", { name: shell.submenu.open });
  await services.click();
  await expect(services).toHaveAttribute("aria-expanded", "true");
  expect(await axeViolations(page)).toEqual([]);

  await page.setViewportSize(phone);
  await page.goto(`${blogPath}?q=zzz`);
  if (searchWord) await expect(page.getByText(blogPage.empty.title)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: shell.menu.open }).click();
  await expect(page.getByRole("dialog", { name: shell.menu.title })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});
