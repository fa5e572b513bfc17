import type { Page } from "@playwright/test";

/** Thirty letters, with the places for a hyphen that the build puts into words. */
const longWord = "Man-ra-on-con-tional-con-me-to-ti-man-la".replaceAll("-", "\u00ad");

/**
 * Begins every title, label and short text of the page with a word of thirty letters, as
 * `long-words.ts` does in a copy of the site, which takes a build. Pictures keep their words.
 */
export function lengthen(page: Page): Promise<void> {
  return page.evaluate((word) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const text = node.nodeValue?.trim() ?? "";
      const isShort = /^(?:\p{Lu}|\p{Lo})/u.test(text) && text.length <= 60;
      const isPicture = node.parentElement?.closest(
        "[role=img], [aria-hidden=true], svg, option, textarea, script, style, noscript",
      );
      if (isShort && !isPicture) node.nodeValue = `${word} ${node.nodeValue}`;
    }
  }, longWord);
}
