import type { Page } from "@playwright/test";

/**
 * Scrolls through the page in half windows and looks at each place: which texts of the page's flow
 * lie on each other, and which that stick lie on a picture. What has a ground of its own may lie on
 * what is scrolled past, as the header does.
 * @returns one line for each fault
 */
export function pileUps(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found = new Set<string>();
    const styles = new Map<Element, CSSStyleDeclaration>();
    const style = (element: Element) => {
      const known = styles.get(element) ?? getComputedStyle(element);
      styles.set(element, known);
      return known;
    };
    const ancestors = (element: Element) => {
      const all: Element[] = [];
      for (let at: Element | null = element; at; at = at.parentElement) all.push(at);
      return all;
    };
    const hasGround = (element: Element) =>
      !/^(?:transparent|rgba\(.*, 0\))$/.test(style(element).backgroundColor);
    /** What moves against the rest of the page; it may have a ground within it. */
    const moving = (element: Element) =>
      ancestors(element).find((each) => /sticky|fixed/.test(style(each).position));
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      ancestors(element).every((each) => each.clientWidth > 2 || style(each).display === "inline");
    const pictures = "[role=img], img, video, picture";

    interface Shown {
      readonly name: string;
      /** What lays out its lines, which may be close to each other. */
      readonly block: Element | undefined;
      readonly moves: Element | undefined;
      readonly boxes: () => DOMRect[];
    }
    const texts: Shown[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const { parentElement: element } = node;
      if (!node.nodeValue?.trim() || !element) continue;
      // A drawing may lay its own texts on each other.
      if (element.closest("[role=img], [aria-hidden=true], svg, option, textarea, script, style"))
        continue;
      // The site's header has its ground from the first scroll on.
      if (!isShown(element) || element.closest("header:not(main header)")) continue;
      const moves = moving(element);
      if (moves && ancestors(element).some((each) => moves.contains(each) && hasGround(each)))
        continue;
      const range = new Range();
      range.selectNodeContents(node);
      texts.push({
        moves,
        block: ancestors(element).find((each) => !style(each).display.startsWith("inline")),
        name: `“${node.nodeValue.trim().slice(0, 40)}”`,
        boxes: () => [...range.getClientRects()],
      });
    }
    /** What its frames leave of an element. */
    const shownBox = (element: Element) => {
      let { left, top, right, bottom } = element.getBoundingClientRect();
      for (const frame of ancestors(element).slice(1)) {
        if (style(frame).overflowY === "visible") continue;
        const box = frame.getBoundingClientRect();
        left = Math.max(left, box.left);
        top = Math.max(top, box.top);
        right = Math.min(right, box.right);
        bottom = Math.min(bottom, box.bottom);
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };
    const shownPictures = [...document.querySelectorAll(pictures)].filter(isShown);
    const meet = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4;

    const { innerHeight, scrollY } = window;
    const end = document.documentElement.scrollHeight - innerHeight;
    for (let top = 0; ; top = Math.min(end, top + innerHeight / 2)) {
      window.scrollTo({ top, behavior: "instant" });
      const inView = (box: DOMRect) => box.bottom > 0 && box.top < innerHeight && box.width > 0;
      const lines = texts
        .flatMap((text) => text.boxes().map((box) => ({ text, box })))
        .filter(({ box }) => inView(box))
        .sort((a, b) => a.box.top - b.box.top);
      for (const [at, one] of lines.entries()) {
        for (const other of lines.slice(at + 1)) {
          if (other.box.top >= one.box.bottom) break;
          if (one.text.block === other.text.block || !meet(one.box, other.box)) continue;
          found.add(`${one.text.name} and ${other.text.name} lie on each other`);
        }
      }
      const boxes = shownPictures
        .map((picture) => ({ picture, box: shownBox(picture) }))
        .filter(({ box }) => inView(box));
      for (const { text, box } of lines) {
        if (!text.moves) continue;
        for (const { picture, box: of } of boxes) {
          if (text.moves.contains(picture) || !meet(box, of)) continue;
          found.add(`${text.name} lies on a picture: ${picture.className || picture.localName}`);
        }
      }
      if (top >= end) break;
    }
    window.scrollTo({ top: scrollY, behavior: "instant" });
    return [...found];
  });
}
