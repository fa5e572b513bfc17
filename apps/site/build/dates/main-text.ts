import { createHash } from "node:crypto";
import { type DefaultTreeAdapterTypes, parse } from "parse5";

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Marks texts about other pages: their titles and counts. */
const others = "data-others";

const isElement = (node: Node): node is Element => "tagName" in node;

function textOf(node: Node): string {
  if (node.nodeName === "#text") return (node as DefaultTreeAdapterTypes.TextNode).value;
  if (isElement(node)) {
    if (node.tagName === "script" || node.tagName === "style") return "";
    if (node.attrs.some(({ name }) => name === others)) return "";
  }
  return "childNodes" in node ? node.childNodes.map(textOf).join(" ") : "";
}

function find(node: Node, tag: string): Element | undefined {
  if (isElement(node) && node.tagName === tag) return node;
  if (!("childNodes" in node)) return undefined;
  for (const child of node.childNodes) {
    const found = find(child, tag);
    if (found) return found;
  }
  return undefined;
}

/**
 * White space, and what only says where a line may break: soft hyphens, zero-width spaces, joiners.
 */
const unread = /[\s\u00ad\u200b-\u200d\u2060\ufeff]+/g;

/** The page's own text in its `main`, without invisible parts. */
export function mainText(html: string): string {
  const main = find(parse(html), "main");
  return main ? textOf(main).replace(unread, "") : "";
}

/** A short hash of a text. */
export const hashOf = (text: string): string =>
  createHash("sha256").update(text).digest("hex").slice(0, 10);
