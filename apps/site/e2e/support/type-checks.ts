import type { Page } from "@playwright/test";

/**
 * Faults of type on the page as it is: words of headings and drawings that are on two lines without
 * a hyphen, and lines of decorations that run through a text.
 * @returns one line for each fault
 */
export function typeFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const drawing = "[role=img]";
    const shown = new Map<Element, boolean>();
    /** What is fixed lies above the page; what is two pixels large is for screen readers. */
    const isInPage = (element: Element): boolean => {
      const known = shown.get(element);
      if (known !== undefined) return known;
      const { position, display } = getComputedStyle(element);
      const is =
        position !== "fixed" &&
        (element.clientWidth > 2 || display === "inline") &&
        (element.parentElement === null || isInPage(element.parentElement));
      shown.set(element, is);
      return is;
    };
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      isInPage(element);
    const range = new Range();
    const texts: { parent: Element; text: string; lines: DOMRect[] }[] = [];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const { parentElement: parent, nodeValue } = nodes.currentNode;
      if (!nodeValue?.trim() || !parent || parent.closest("svg, script, style, noscript")) continue;
      if (!isShown(parent)) continue;
      range.selectNodeContents(nodes.currentNode);
      texts.push({ parent, text: nodeValue.trim(), lines: [...range.getClientRects()] });
      if (!parent.closest(`:is(h1, h2, h3, h4, ${drawing})`)) continue;
      // The hyphen of a line above belongs to the first letter of the next syllable.
      for (const { 0: word, index } of nodeValue.matchAll(/\u00ad?[\p{L}\p{N}]+/gu)) {
        range.setStart(nodes.currentNode, index + (word.startsWith("\u00ad") ? 2 : 0));
        range.setEnd(nodes.currentNode, index + word.length);
        const [first, ...others] = range.getClientRects();
        if (first && others.some(({ top }) => top > first.bottom - 2))
          found.add(`broken: "${word}" in ${parent.localName} ${parent.className}`);
      }
    }

    for (const art of document.querySelectorAll<SVGSVGElement>("body svg")) {
      const box = art.getBoundingClientRect();
      if (art.closest(drawing) || box.width < 60 || !isShown(art)) continue;
      const near = texts.filter(({ lines }) =>
        lines.some(
          ({ left, right, top, bottom }) =>
            left < box.right && right > box.left && top < box.bottom && bottom > box.top,
        ),
      );
      if (near.length === 0) continue;
      // What is cut off is not there.
      const frames: DOMRect[] = [];
      for (let at: Element | null = art; at; at = at.parentElement) {
        if (getComputedStyle(at).overflowX !== "visible") frames.push(at.getBoundingClientRect());
      }
      for (const shape of art.querySelectorAll<SVGGeometryElement>("path, line, circle")) {
        const toScreen = shape.getScreenCTM();
        const length = shape.getTotalLength();
        for (let at = 0; at < length; at += length / 400) {
          const { x, y } = shape.getPointAtLength(at).matrixTransform(toScreen ?? undefined);
          const over = near.find(({ lines }) =>
            lines.some(
              ({ left, right, top, bottom, height }) =>
                x > left &&
                x < right &&
                y > top + height / 5 &&
                y < bottom - height / 5 &&
                frames.every(
                  (frame) => x > frame.left && x < frame.right && y > frame.top && y < frame.bottom,
                ),
            ),
          );
          if (over) found.add(`on a text: ${art.classList} and "${over.text.slice(0, 40)}"`);
        }
      }
    }
    return [...found];
  });
}
