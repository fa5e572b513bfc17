import { type DefaultTreeAdapterMap, parse } from "parse5";
import { firstBands } from "../src/navigation/layout-parts.ts";

type Element = DefaultTreeAdapterMap["element"];
type ParentNode = DefaultTreeAdapterMap["parentNode"];

/** What a selector can be matched against without a browser. */
export interface SeenElement {
  readonly tag: string;
  readonly classes: readonly string[];
  /** Classes of the elements around and beside it. */
  readonly near: ReadonlySet<string>;
  /** Whether it can be seen before anyone scrolls. */
  readonly first: boolean;
}

/** Attributes of what is not seen at first, wherever it stands: closed, or below a long text. */
const unseen = ["data-submenu-panel", "data-unseen"];

function elementsIn(node: ParentNode): Element[] {
  return node.childNodes.filter((child): child is Element => "tagName" in child);
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((one) => one.name === name)?.value;
}

function classesOf(element: Element): string[] {
  return (attribute(element, "class") ?? "").split(/\s+/).filter(Boolean);
}

/** Every element of a page, with whether it belongs to the first screen. */
export function seenElements(html: string): SeenElement[] {
  const seen: SeenElement[] = [];
  const visit = (parent: ParentNode, around: ReadonlySet<string>, first: boolean) => {
    const children = elementsIn(parent);
    const near = new Set([...around, ...children.flatMap(classesOf)]);
    for (const [index, child] of children.entries()) {
      const isMain = "tagName" in parent && parent.tagName === "main";
      const here =
        first &&
        child.tagName !== "footer" &&
        attribute(child, "id") !== "footer" &&
        !(isMain && index >= firstBands);
      seen.push({ tag: child.tagName, classes: classesOf(child), near, first: here });
      // It must be hidden itself at once, what is in it must not be styled at once.
      const inside = !unseen.some((name) => attribute(child, name) !== undefined);
      visit(child, near, here && inside);
    }
  };
  visit(parse(html), new Set(), true);
  return seen;
}
