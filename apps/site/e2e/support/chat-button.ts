import { shell } from "@kolam/content/shell";
import type { Page } from "@playwright/test";

/** The chat button. */
export const chatLink = (page: Page) => page.getByRole("link", { name: shell.chat.label });

/** The button's edges, those of the window, and the texts and controls of the page that overlap it. */
export function aroundChat(page: Page, anywhereAbove: boolean) {
  return chatLink(page).evaluate((button, anywhereAbove) => {
    const { left, top, right, bottom } = button.getBoundingClientRect();
    // What scrolls comes under the button sooner or later, if it shares its columns.
    const covers = (element: Element, box: DOMRect) =>
      box.width > 0 &&
      box.left < right &&
      box.right > left &&
      ((anywhereAbove && !element.closest("header")) || (box.top < bottom && box.bottom > top));
    const covered: string[] = [];
    for (const control of document.querySelectorAll(
      "a, button, input, select, textarea, summary",
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
      range.selectNodeContents(texts.currentNode);
      if ([...range.getClientRects()].some((box) => covers(parentElement, box))) {
        covered.push(nodeValue.trim().slice(0, 60));
      }
    }
    // Without the space that the page keeps for a scrollbar.
    const width = document.body.getBoundingClientRect().right;
    return { edges: [left, right, bottom], height: bottom - top, width, covered };
  }, anywhereAbove);
}
