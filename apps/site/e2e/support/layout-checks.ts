import type { Page } from "@playwright/test";
import { show } from "./axe.ts";
import { contrast, white } from "./contrast.ts";
import { withoutRoom } from "./room-checks.ts";
import { chatLink } from "./shell.ts";

// The space that the page keeps for a scrollbar is no place for content, so `body` is the measure.

/** How many pixels of the page do not fit into a window of this size, with this size of text. */
export async function overflow(
  page: Page,
  width: number,
  height: number,
  textSize = "100%",
): Promise<number> {
  await page.setViewportSize({ width, height });
  return page.evaluate((fontSize) => {
    const { documentElement } = document;
    documentElement.style.fontSize = fontSize;
    return documentElement.scrollWidth - document.body.offsetWidth;
  }, textSize);
}

/** What has no room on the page with the text spacing of WCAG 1.4.12. */
export async function withoutRoomIfSpaced(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "100%";
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }`);
    document.adoptedStyleSheets.push(sheet);
  });
  const found = await withoutRoom(page);
  await page.evaluate(() => {
    document.adoptedStyleSheets.pop();
  });
  return found;
}

/**
 * Controls that the header or the chat button covers, even in part, when they get the focus from
 * either side.
 */
export function coveredFocus(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        "main :is(a[href], button, input, select, textarea, summary), footer a[href]",
      ),
    ].filter((control) => control.tabIndex >= 0);
    const bars = [...document.querySelectorAll("header, a[data-chat]")].filter(
      (bar) => getComputedStyle(bar).position === "fixed",
    );
    const found: string[] = [];
    for (const control of [...controls, ...controls.toReversed()]) {
      control.focus();
      if (document.activeElement !== control || bars.includes(control)) continue;
      const box = control.getBoundingClientRect();
      // In a text area the line of the cursor is kept in view, which may be all that fits.
      const bottom =
        control.localName === "textarea" ? Math.min(box.bottom, box.top + 40) : box.bottom;
      const covered = bars
        .filter((bar) => bar.checkVisibility({ visibilityProperty: true }))
        .map((bar) => bar.getBoundingClientRect())
        .some(
          (bar) =>
            box.left < bar.right &&
            box.right > bar.left &&
            box.top < bar.bottom - 1 &&
            bottom > bar.top + 1,
        );
      if (covered) found.push(control.outerHTML.slice(0, 80));
    }
    (document.activeElement as HTMLElement | null)?.blur();
    return found;
  });
}

/** Texts that are too pale for paper: browsers print no backgrounds. */
export async function paleInPrint(page: Page): Promise<string[]> {
  await show(page, { media: "print", contrast: "no-preference" });
  const texts = await page.evaluate(() => {
    const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    if (!context) throw new Error("No canvas");
    const onWhite = (colour: string) => {
      context.fillStyle = "#fff";
      context.fillRect(0, 0, 1, 1);
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
      return [...context.getImageData(0, 0, 1, 1).data];
    };
    const found: { bytes: number[]; line: string }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: parent, nodeValue } = texts.currentNode;
      if (!nodeValue?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      // Pictures of screens keep their colours.
      if (parent.closest("[role=img], [aria-hidden=true], script, style, noscript")) continue;
      const { color } = getComputedStyle(parent);
      found.push({ bytes: onWhite(color), line: `${color} ${nodeValue.trim().slice(0, 40)}` });
    }
    return found;
  });
  await page.emulateMedia({ media: null });
  return texts.filter(({ bytes }) => contrast(bytes, white) < 4.5).map(({ line }) => line);
}

/** Buttons and fields that nothing but their background shows, which forced colours take away. */
export async function withoutEdge(page: Page): Promise<string[]> {
  await show(page, { forcedColors: "active" });
  const found = await page.evaluate(() => {
    const fields =
      "input:not([type=hidden], [type=checkbox], [type=radio], [type=file]), select, textarea";
    return [...document.querySelectorAll(`main :is(button, a, ${fields})`)]
      .filter((control) => {
        const { backgroundColor, borderTopWidth, borderBottomWidth, borderTopStyle } =
          getComputedStyle(control);
        const isFilled = !/, 0\)$|transparent/.test(backgroundColor);
        const hasEdge =
          borderTopStyle !== "none" &&
          Number.parseFloat(borderTopWidth) + Number.parseFloat(borderBottomWidth) > 0;
        return control.checkVisibility() && isFilled && !hasEdge;
      })
      .map((control) => control.outerHTML.slice(0, 80));
  });
  await page.emulateMedia({ forcedColors: null });
  return found;
}

/**
 * Bolder than this, the dot of an i merges with its stem below 17 px on a screen of one pixel per
 * pixel.
 */
const boldest = 550;

/** Small texts in which an i loses its dot. */
export function tooBold(page: Page): Promise<string[]> {
  return page.evaluate((limit) => {
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
}

/**
 * The size of the button, and the texts and controls of the page that overlap it, or would when the
 * page is scrolled.
 */
export function aroundChat(page: Page, anywhereAbove: boolean) {
  return chatLink(page).evaluate((button, anywhereAbove) => {
    const { left, top, right, bottom, width, height } = button.getBoundingClientRect();
    // What scrolls comes under the button sooner or later, if it shares its columns.
    const covers = (element: Element, box: DOMRect) =>
      box.width > 0 &&
      box.left < right &&
      box.right > left &&
      ((anywhereAbove && !element.closest("header")) || (box.top < bottom && box.bottom > top));
    const covered: string[] = [];
    for (const control of document.querySelectorAll(
      // A picture from edge to edge only passes beneath: with the focus on it the button is gone.
      "a:not([data-lightbox]), button, input, select, textarea, summary",
    )) {
      if (control !== button && covers(control, control.getBoundingClientRect())) {
        covered.push(control.outerHTML.slice(0, 80));
      }
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = new Range();
    while (texts.nextNode()) {
      const { parentElement, nodeValue } = texts.currentNode;
      if (!nodeValue?.trim() || button.contains(parentElement) || !parentElement) continue;
      if (!parentElement.checkVisibility({ visibilityProperty: true })) continue;
      // What is a pixel wide is for screen readers.
      if (parentElement.getBoundingClientRect().width <= 2) continue;
      range.selectNodeContents(texts.currentNode);
      if ([...range.getClientRects()].some((box) => covers(parentElement, box))) {
        covered.push(nodeValue.trim().slice(0, 60));
      }
    }
    return { width, height, covered };
  }, anywhereAbove);
}
