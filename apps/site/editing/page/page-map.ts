import { aligned } from "../places/align.ts";
import type { Span } from "../places/marks.ts";
import type { PlacedText } from "../places/page-texts.ts";
import { plain, saying, says, unread } from "../places/plain.ts";

/** A text in the page: a node, or an attribute of an element. */
export type Seen =
  | { readonly node: Text }
  | { readonly element: Element; readonly attribute: string };

/** A text in the page whose place may be known. */
export type Target = Seen & { readonly text: string; readonly spans: readonly Span[] };

const isDescription = (element: Element) => element.matches('meta[name="description"]');

/** The texts of the page, in its order, without those of the editor itself. */
function* seenTexts(node: Node, own: Element): Generator<Seen & { readonly text: string }> {
  if (node === own || unread.test(node.nodeName)) return;
  if (node instanceof Text) {
    if (says(node.data)) yield { node, text: node.data };
    return;
  }
  if (node instanceof Element) {
    for (const { name, value } of node.attributes) {
      const isSaid = saying.includes(name) || (name === "content" && isDescription(node));
      if (isSaid && says(value)) yield { element: node, attribute: name, text: value };
    }
  }
  for (const child of node.childNodes) yield* seenTexts(child, own);
}

/** Which text of the page is which of those that the server knows. */
export class PageMap {
  readonly targets: readonly Target[];

  constructor(texts: readonly PlacedText[], own: Element) {
    const seen = [...seenTexts(document.documentElement, own)];
    const key = (text: string, attribute = "") => `${attribute} ${plain(text)}`;
    const partners = aligned(
      seen.map((each) => key(each.text, "attribute" in each ? each.attribute : "")),
      texts.map(({ text, attribute }) => key(text, attribute)),
    );
    this.targets = seen.map((each, index) => ({
      ...each,
      spans: texts[partners[index] ?? -1]?.spans ?? [],
    }));
  }

  /** A text that was found before the page was read anew. */
  again(target: Target): Target | undefined {
    const isSame = (each: Target) =>
      "node" in each
        ? "node" in target && each.node === target.node
        : "element" in target &&
          each.element === target.element &&
          each.attribute === target.attribute;
    const [span] = target.spans;
    return (
      this.targets.find(isSame) ??
      this.targets.find(({ spans }) => span && spans[0]?.id === span.id)
    );
  }

  ofNode(node: Node): Target | undefined {
    return this.targets.find((target) => "node" in target && target.node === node);
  }

  /** The first text of an element, or else the first attribute that says something. */
  ofElement(element: Element): Target | undefined {
    return (
      this.targets.find((target) => "node" in target && element.contains(target.node)) ??
      this.targets.find((target) => "element" in target && target.element === element)
    );
  }

  /** The numbers of the nearest texts whose places are known, before and after one. */
  near(target: Target): readonly number[] {
    const at = this.targets.indexOf(target);
    const known = ({ spans }: Target) => spans.length > 0;
    const before = this.targets.slice(0, Math.max(at, 0)).findLast(known);
    const after = this.targets.slice(at + 1).find(known);
    return [before, after].flatMap((each) => each?.spans[0]?.id ?? []);
  }

  /** The next text that can be seen and changed, or the one before. */
  after(from: Target | undefined, step: 1 | -1): Target | undefined {
    const target = from && this.again(from);
    const shown = this.targets.filter(
      (each) =>
        each === target ||
        (each.spans.length > 0 &&
          "node" in each &&
          each.node.parentElement?.checkVisibility({ visibilityProperty: true })),
    );
    const at = target ? shown.indexOf(target) : step === 1 ? -1 : 0;
    return shown.at((at + step) % shown.length);
  }
}

const attributes: Readonly<Record<string, string>> = {
  alt: "What the picture shows",
  "aria-label": "What is read out",
  content: "The description of the page",
  label: "The name of the group",
  placeholder: "The example in the field",
  title: "The tooltip",
};

/** What a text is called while it is edited. */
export function nameOf(target: Seen): string {
  if ("element" in target) return attributes[target.attribute] ?? "A text";
  return target.node.parentElement?.localName === "title" ? "The title of the page" : "A text";
}

/** Whether the page says something else by now than when it was read. */
export const isOutdated = (target: Target): boolean =>
  ("node" in target ? target.node.data : target.element.getAttribute(target.attribute)) !==
  target.text;

/** The element that shows a text. */
export const elementOf = (target: Seen): Element | null =>
  "node" in target ? target.node.parentElement : target.element;

/** Where a text is on the screen. */
export function boxOf(target: Seen): DOMRect | undefined {
  if ("element" in target) return target.element.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(target.node);
  return range.getBoundingClientRect();
}
