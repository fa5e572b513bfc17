import { attribute } from "./attributes.ts";
import type { Element, Node } from "./parse-page.ts";
import { collapse } from "./text-gatherer.ts";

/** Names are short; what is longer is cut, so that nested elements cost no time. */
const MAX_NODES = 200;

/** The text inside an element with the alternative texts of its pictures, for names by reference. */
export function textOf(element: Element): string {
  const pending: Node[] = [element];
  let text = "";
  for (let read = 0; read < MAX_NODES; read += 1) {
    const node = pending.pop();
    if (node === undefined) break;
    if ("value" in node && node.nodeName === "#text") text += node.value;
    if (!("tagName" in node)) continue;
    text += attribute(node, "aria-label") ?? attribute(node, "alt") ?? "";
    pending.push(...node.childNodes.slice(0, MAX_NODES).toReversed());
  }
  return collapse(text);
}
