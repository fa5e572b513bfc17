import type { Element, ElementContent, Root, RootContent } from "hast";
import {
  attribute,
  element,
  elementsIn,
  findElement,
  headings,
  inline,
  textOf,
} from "./elements.ts";
import { formBlocks } from "./form-blocks.ts";

/** What a page has for those who look at it, point at it or find their way in it. */
const leftOut = new Set([
  "button",
  "dialog",
  "iframe",
  "input",
  "nav",
  "noscript",
  "script",
  "search",
  "select",
  "style",
  "template",
  "textarea",
]);

/** Signs that tell browsers where a word may break. */
const invisible = /[\u00ad\u200b\u2060]/g;

function isLeftOut(node: Element): boolean {
  const { hidden } = node.properties;
  if (attribute(node, "ariaHidden") === "true") return true;
  if (hidden !== undefined && hidden !== false && hidden !== "until-found") return true;
  return leftOut.has(node.tagName) && attribute(node, "role") !== "tab";
}

/** What a drawing says to those who do not see it; empty for a decoration. */
function alternative(node: Element): string {
  const title = findElement(node, ({ tagName }) => tagName === "title");
  return attribute(node, "ariaLabel") || (title ? textOf(title) : "");
}

const endsWord = /[\p{L}\p{M}\p{N}.!?…)”»]$/u;
const beginsWord = /^[\p{L}\p{N}(“«₹$€£]/u;
const apart = new Set(["a", "small", "span", "time"]);

const lines = new Set(["span"]);
const code = new Set(["code"]);

const isElement = (node: ElementContent | undefined, names: ReadonlySet<string>) =>
  node?.type === "element" && names.has(node.tagName);

const isSpace = (node: ElementContent | undefined) =>
  node?.type === "text" && node.value.trim() === "";

/** Separates what only styles keep apart, such as a name and the post below it. */
function separated(nodes: readonly ElementContent[]): ElementContent[] {
  const children = nodes.filter(({ type }) => type !== "comment");
  return children.flatMap((node, index): ElementContent[] => {
    const before = children[index - 1];
    if (isElement(node, lines) && isSpace(before) && isElement(children[index - 2], lines)) {
      return [element("br", []), node];
    }
    // Touching, their marks would be read as those of one.
    if (isElement(before, code) && isElement(node, code)) return [space, node];
    if (!before || !(isElement(before, apart) || isElement(node, apart))) return [node];
    const touches = endsWord.test(rawText(before)) && beginsWord.test(rawText(node));
    if (!touches || !isInline(before) || !isInline(node)) return [node];
    return [
      isElement(before, lines) || isElement(node, lines)
        ? element("br", [])
        : { type: "text", value: " " },
      node,
    ];
  });
}

const isInline = (node: ElementContent) => node.type === "text" || isElement(node, inline);

const space: ElementContent = { type: "text", value: " " };

function rawText(node: ElementContent): string {
  if (node.type === "text") return node.value;
  return node.type === "element" ? node.children.map(rawText).join("") : "";
}

/** A heading in a button, as those of questions are, carries the address of its answer. */
function withAddress(node: Element, children: ElementContent[]): ElementContent[] {
  const id = attribute(node, "id");
  const [first] = children.filter((child) => child.type === "element");
  if (!id || !("dataAccordionItem" in node.properties) || !first) return children;
  first.properties.id = id;
  return children;
}

/** Reshapes what a page's main part holds into the few elements that Markdown knows. */
export function tidy(node: RootContent): ElementContent[] {
  if (node.type === "text") return [{ type: "text", value: node.value.replace(invisible, "") }];
  if (node.type !== "element" || isLeftOut(node)) return [];
  const { tagName } = node;
  if (tagName === "svg" || attribute(node, "role") === "img") {
    const said = alternative(node).replace(invisible, "");
    if (!said) return [];
    const words = element("em", [{ type: "text", value: said }]);
    return [tagName === "div" || tagName === "figure" ? element("p", [words]) : words];
  }
  if (tagName === "form") return formBlocks(node, tidyAll);
  if (tagName === "img" && !attribute(node, "alt")) return [];
  const children = withAddress(node, tidyAll(node));
  if (headings.has(tagName)) return [heading(node, children)];
  if (tagName === "summary" && children.some((child) => isElement(child, headings))) {
    // What stands beside the title of what opens is a line of its own.
    const beside = element(
      "p",
      children.filter((child) => !isElement(child, headings)),
    );
    const titles = children.filter((child) => isElement(child, headings));
    return beside.children.some(saysSomething) ? [...titles, beside] : titles;
  }
  if (attribute(node, "role") === "tab") return [element("p", children)];
  if ((tagName === "ul" || tagName === "ol") && hasHeadings(children)) {
    return children.flatMap((item) => (item.type === "element" ? item.children : []));
  }
  if (tagName === "caption") return [];
  // Markdown has no captions.
  const captions = tagName === "table" ? captionsOf(node) : [];
  return isEmpty(node, children) ? [] : [...captions, { ...node, children }];
}

const captionsOf = (table: Element): Element[] =>
  table.children.flatMap((child) =>
    child.type === "element" && child.tagName === "caption" ? element("p", tidyAll(child)) : [],
  );

/** Elements that say something without a text, or keep the place of one. */
const without = new Set(["br", "hr", "img", "td", "th", "video"]);

const isEmpty = ({ tagName }: Element, children: readonly ElementContent[]) =>
  !without.has(tagName) && !children.some(saysSomething);

function saysSomething(node: ElementContent): boolean {
  if (node.type === "text") return node.value.trim() !== "";
  return (
    node.type === "element" && (without.has(node.tagName) || node.children.some(saysSomething))
  );
}

const hasHeadings = (children: readonly ElementContent[]) =>
  [...elementsIn({ type: "root", children: [...children] })].some((each) =>
    headings.has(each.tagName),
  );

function onOneLine(node: ElementContent): ElementContent {
  if (node.type !== "element") return node;
  return node.tagName === "br" ? space : { ...node, children: node.children.map(onOneLine) };
}

/** A heading, whose button is no button without scripts. */
function heading(node: Element, children: ElementContent[]): Element {
  const buttons = node.children.flatMap((child) =>
    child.type === "element" && child.tagName === "button" ? tidyAll(child) : [],
  );
  const id = attribute(node, "id");
  // Ids of React differ from build to build.
  const kept = id && !id.startsWith("_") ? { id } : {};
  return element(node.tagName, [...children, ...buttons].map(onOneLine), kept);
}

/** Reshapes all children of a node. */
export function tidyAll(node: Element | Root): ElementContent[] {
  return separated(node.children.flatMap(tidy));
}
