import type { Element, ElementContent, Root } from "hast";

/** An element with an attribute's value as text; empty without the attribute. */
export function attribute(element: Element, name: string): string {
  const value = element.properties[name];
  if (Array.isArray(value)) return value.join(" ");
  return value === undefined || value === null || value === false ? "" : String(value);
}

/** Makes an element. */
export function element(
  tagName: string,
  children: readonly ElementContent[],
  properties: Element["properties"] = {},
): Element {
  return { type: "element", tagName, properties, children: [...children] };
}

/** All elements below a node, in the order of the document. */
export function* elementsIn(node: Element | Root): Generator<Element> {
  for (const child of node.children) {
    if (child.type !== "element") continue;
    yield child;
    yield* elementsIn(child);
  }
}

/** The first element below a node that a test accepts. */
export function findElement(
  node: Element | Root,
  accepts: (element: Element) => boolean,
): Element | undefined {
  for (const found of elementsIn(node)) if (accepts(found)) return found;
  return undefined;
}

/** The text in a node, with single spaces. */
export function textOf(node: ElementContent | Root): string {
  const all = (part: ElementContent | Root["children"][number] | Root): string => {
    if (part.type === "text") return part.value;
    return "children" in part ? part.children.map(all).join("") : "";
  };
  return all(node).replace(/\s+/g, " ").trim();
}

export const headings = new Set(["h1", "h2", "h3", "h4", "h5", "h6"]);

/** Elements within a line of text. */

export const inline = new Set([
  "a",
  "abbr",
  "b",
  "bdi",
  "bdo",
  "br",
  "cite",
  "code",
  "data",
  "del",
  "dfn",
  "em",
  "i",
  "img",
  "ins",
  "kbd",
  "mark",
  "q",
  "s",
  "samp",
  "small",
  "span",
  "strong",
  "sub",
  "sup",
  "time",
  "u",
  "var",
  "wbr",
]);
