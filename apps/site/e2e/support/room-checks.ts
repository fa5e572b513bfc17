import type { Page } from "@playwright/test";

/**
 * What has no room on the page as it is: what leaves the window, controls that something cuts off
 * or that lie on others or on texts, texts that leave their control or are cut off, and words that
 * are broken without a hyphen.
 * @returns one line for each fault
 */
export function withoutRoom(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const { documentElement, body } = document;
    const width = body.offsetWidth;
    const over = documentElement.scrollWidth - width;
    if (over > 0) found.add(`the page: ${over} px too wide`);

    const name = (element: Element) =>
      `${element.localName} ${element.className} "${(element.ariaLabel ?? element.textContent).trim().slice(0, 50)}"`;
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
    /** What lies above the page, and what lies in the page, are apart. */
    const layer = (element: Element) =>
      ancestors(element).find(
        (each) =>
          /fixed|sticky/.test(style(each).position) ||
          each.matches("[data-submenu-panel]") ||
          // A list that opens over the page.
          (each.matches("details > *") && style(each).position === "absolute"),
      ) ?? body;
    // Pictures of screens are pictures, and what is two pixels large is for screen readers.
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest("[role=img], [aria-hidden=true], [inert], svg, option, textarea") &&
      ancestors(element).every((each) => each.clientWidth > 2 || style(each).display === "inline");
    const clips = (element: Element, axis: "overflowX" | "overflowY") =>
      /hidden|clip/.test(style(element)[axis]);
    const scrolls = (element: Element) => /auto|scroll/.test(style(element).overflowX);

    /** Whether a box leaves the window or what cuts it off. */
    const isCut = (element: Element, box: DOMRect) => {
      const around = ancestors(element);
      const scroller = around.findIndex((each) => each !== documentElement && scrolls(each));
      if (scroller < 0 && (box.left < -1 || box.right > width + 1)) return true;
      return around.slice(1, scroller < 0 ? undefined : scroller).some((each) => {
        if (each === body || each === documentElement) return false;
        const frame = each.getBoundingClientRect();
        return (
          (clips(each, "overflowX") &&
            (box.left < frame.left - 1 || box.right > frame.right + 1)) ||
          (clips(each, "overflowY") && (box.top < frame.top - 1 || box.bottom > frame.bottom + 1))
        );
      });
    };
    const meet = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;

    const controls = [
      ...document.querySelectorAll("a[href], button, input, select, textarea, summary"),
    ]
      .filter((control) => isShown(control) && !control.matches("[type=hidden]"))
      .map((control) => ({
        control,
        layer: layer(control),
        box: control.getBoundingClientRect(),
        boxes: [...control.getClientRects()],
      }));
    for (const [at, one] of controls.entries()) {
      if (one.boxes.some((box) => isCut(one.control, box)))
        found.add(`cut off: ${name(one.control)}`);
      for (const other of controls.slice(at + 1)) {
        if (one.layer !== other.layer || one.control.contains(other.control)) continue;
        if (one.boxes.some((box) => other.boxes.some((each) => meet(box, each)))) {
          found.add(`on each other: ${name(one.control)} and ${name(other.control)}`);
        }
      }
    }

    const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    const range = new Range();
    while (texts.nextNode()) {
      const { parentElement: parent, nodeValue: text } = texts.currentNode;
      if (!text?.trim() || !parent || !isShown(parent)) continue;
      range.selectNodeContents(texts.currentNode);
      const lines = [...range.getClientRects()];
      if (lines.some((line) => isCut(parent, line))) found.add(`cut text: ${name(parent)}`);
      const own = controls.find(({ control }) => control.contains(parent));
      if (own && style(own.control).display !== "inline") {
        const { left, right, top, bottom } = own.box;
        if (
          lines.some(
            (line) =>
              line.left < left - 1 ||
              line.right > right + 1 ||
              line.top < top - 3 ||
              line.bottom > bottom + 3,
          )
        )
          found.add(`text beside its control: ${name(own.control)}`);
      }
      const place = layer(parent);
      for (const { control, boxes, layer: its } of controls) {
        if (its !== place || control.contains(parent) || parent.contains(control)) continue;
        if (control.closest("label")?.contains(parent)) continue;
        if (boxes.some((box) => lines.some((line) => meet(box, line))))
          found.add(`on a text: ${name(control)} and "${text.trim().slice(0, 40)}"`);
      }
      // Where a word has places for a hyphen, no syllable is broken.
      for (const { 0: word, index } of text.matchAll(/\p{L}+(?:\u00ad\p{L}+)+/gu)) {
        let start = index;
        for (const syllable of word.split("\u00ad")) {
          // The hyphen of a line above belongs to the first letter.
          range.setStart(texts.currentNode, start + 1);
          range.setEnd(texts.currentNode, start + syllable.length);
          start += syllable.length + 1;
          const [first, ...others] = range.getClientRects();
          if (first && others.some(({ top }) => top > first.bottom - 2))
            found.add(`broken: "${word.replaceAll("\u00ad", "|")}" in ${name(parent)}`);
        }
      }
    }
    return [...found];
  });
}
