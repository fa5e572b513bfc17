import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { everyKind, forgetMissingPage, partOf } from "../support/pages.ts";
import { chatLink, phone } from "../support/shell.ts";

/** Scrolls to a share of the page, from 0 to 1. */
const scrollTo = (page: Page, share: number) =>
  page.evaluate((part) => {
    const { scrollHeight } = document.documentElement;
    window.scrollTo({ top: part * scrollHeight, behavior: "instant" });
  }, share);

/** Where the button is, the edges of the page and the window, and the texts and controls that it covers. */
function look(page: Page) {
  return chatLink(page).evaluate((button) => {
    const { left, top, right, bottom } = button.getBoundingClientRect();
    const covers = (box: DOMRect) =>
      box.width > 0 && box.left < right && box.right > left && box.top < bottom && box.bottom > top;
    const covered: string[] = [];
    for (const control of document.querySelectorAll(
      "a, button, input, select, textarea, summary",
    )) {
      if (control !== button && covers(control.getBoundingClientRect())) {
        covered.push(control.outerHTML.slice(0, 80));
      }
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = new Range();
    while (texts.nextNode()) {
      const { parentElement, nodeValue } = texts.currentNode;
      if (!nodeValue?.trim() || button.contains(parentElement) || !parentElement) continue;
      if (!parentElement.checkVisibility({ visibilityProperty: true })) continue;
      range.selectNodeContents(texts.currentNode);
      if ([...range.getClientRects()].some(covers)) covered.push(nodeValue.trim().slice(0, 60));
    }
    // Without the space that the page keeps for a scrollbar.
    const width = document.body.getBoundingClientRect().right;
    return { place: [left, top, right, bottom], edge: [0, width, innerHeight], covered };
  });
}

const shares = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1];

for (const part of [0, 1]) {
  test(`on a wide window the chat button stays in the margin and covers nothing, part ${part + 1}`, async ({
    page,
    consoleErrors,
  }) => {
    test.slow();
    for (const path of partOf(everyKind, part, 2)) {
      await page.goto(path);
      await expect(chatLink(page)).toBeInViewport({ ratio: 1 });
      const { place } = await look(page);
      for (const share of shares) {
        await scrollTo(page, share);
        const now = await look(page);
        expect(now.covered, `${path} at ${share}`).toEqual([]);
        expect(now.place, `${path} at ${share}`).toEqual(place);
      }
    }
    forgetMissingPage(consoleErrors);
  });

  test(`on a phone the chat button is the window's lower edge and leaves the end of the page free, part ${part + 1}`, async ({
    page,
    consoleErrors,
  }) => {
    test.slow();
    await page.setViewportSize(phone);
    for (const path of partOf(everyKind, part, 2)) {
      await page.goto(path);
      for (const share of shares) {
        await scrollTo(page, share);
        const { place, edge } = await look(page);
        const [left, top = 0, right, bottom] = place;
        // Lines of text are whole above it or out of the window: nothing beside it is covered in part.
        expect([left, right, bottom], `${path} at ${share}`).toEqual(edge);
        expect((edge[2] ?? 0) - top).toBeLessThanOrEqual(48);
      }
      // Parts of a page may take their place only when they come into view.
      await expect(async () => {
        await scrollTo(page, 1);
        expect((await look(page)).covered, `${path} at its end`).toEqual([]);
      }).toPass({ timeout: 5_000 });
    }
    forgetMissingPage(consoleErrors);
  });
}

test("on a phone no field with the focus is under the chat button", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto("/contact");
  const fields = page.locator("main form :is(input, select, textarea):visible");
  for (const field of await fields.all()) {
    await field.focus();
    const box = await field.boundingBox();
    const bar = await chatLink(page).boundingBox();
    // A text area may be taller than the window's free part.
    expect(box?.y).toBeLessThan((bar?.y ?? 0) - 40);
  }
});

test("on a low window the chat button ends the page", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto("/");
  await expect(chatLink(page)).toHaveCSS("position", "static");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the chat button is where it is with scripts", async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto("/");
    const box = await chatLink(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844);
  });
});
