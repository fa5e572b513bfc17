import type { Element, ElementContent, Root, RootContent } from "hast";
import { fromHtml } from "hast-util-from-html";
import { shortcodesAsElements } from "./shortcodes.ts";

/** A node of a text, at any depth. */
export type TreeNode = Root | RootContent;

/** Whether a node is an element. */
export const isElement = (node: TreeNode | undefined): node is Element => node?.type === "element";

/** Whether a node is an element of one of these names. */
export const isNamed = (node: TreeNode, ...names: string[]): boolean =>
  isElement(node) && names.includes(node.tagName);

/** The text of an attribute; empty if there is none. */
export const attribute = (node: Element, name: string): string => {
  const value = node.properties[name];
  return Array.isArray(value) ? value.join(" ") : String(value ?? "");
};

/** The text of a node and of what it holds. */
export function textOf(node: TreeNode): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map(textOf).join("") : "";
}

/** Every element in a node, itself included, in their order. */
export function* elementsIn(node: TreeNode): Generator<Element> {
  if (node.type === "element") yield node;
  if ("children" in node) for (const child of node.children) yield* elementsIn(child);
}

/** Elements that hold a text's blocks, and are none themselves. */
const boxes = [
  "div",
  "section",
  "article",
  "main",
  "header",
  "footer",
  "center",
  "aside",
  "figure",
];
const boxesOfOurs = ["wp-caption", "wp-gallery", "wp-unknown", "wp-embed", "wp-removed"];

const blocks = [
  ...["p", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "dl", "blockquote", "pre", "table"],
  ...["hr", "form", "iframe", "video", "audio", "object", "details", "summary", "address"],
  ...["script", "style", "noscript", "figcaption"],
  ...boxes,
  ...boxesOfOurs,
];

const isBlock = (node: TreeNode): boolean => isNamed(node, ...blocks);

const paragraph = (children: ElementContent[]): Element => ({
  type: "element",
  tagName: "p",
  properties: {},
  children,
  ...(children[0]?.position ? { position: children[0].position } : {}),
});

const lineBreak = (): Element => ({ type: "element", tagName: "br", properties: {}, children: [] });

/** A text whose ends of lines are breaks, as in WordPress's classic editor. */
function withBreaks(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (isElement(node) && node.tagName !== "code" && node.tagName !== "pre")
      return [{ ...node, children: withBreaks(node.children) }];
    if (node.type !== "text") return [node];
    return node.value.split("\n").flatMap((line, at): ElementContent[] => {
      const text = { ...node, value: line };
      return at === 0 ? [text] : [lineBreak(), text];
    });
  });
}

const isBlank = (node: ElementContent): boolean => node.type === "text" && node.value.trim() === "";

/** Whether a node is nothing but a break or blank. */
const isGap = (node: ElementContent): boolean => isBlank(node) || isNamed(node, "br");

function trimmed(nodes: readonly ElementContent[]): ElementContent[] {
  const first = nodes.findIndex((node) => !isGap(node));
  const last = nodes.findLastIndex((node) => !isGap(node));
  return first === -1 ? [] : nodes.slice(first, last + 1);
}

/**
 * The paragraphs between two blocks: WordPress's classic editor starts a new one at an empty line.
 */
function paragraphsOf(run: readonly ElementContent[], isClassic: boolean): Element[] {
  const parts: ElementContent[][] = [[]];
  for (const node of run) {
    if (node.type !== "text" || !isClassic) {
      parts.at(-1)?.push(node);
      continue;
    }
    let { line = 0 } = node.position?.start ?? {};
    for (const [at, text] of node.value.split(/\n[^\S\n]*\n/).entries()) {
      if (at > 0) parts.push([]);
      const position = { start: { line, column: 1 }, end: { line, column: 1 } };
      parts.at(-1)?.push({ ...node, value: text.replace(/^\n|\n$/g, ""), position });
      line += text.split("\n").length + 1;
    }
  }
  return parts
    .map((part) => trimmed(isClassic ? withBreaks(part) : part))
    .filter((part) => part.length > 0)
    .map(paragraph);
}

/** The blocks of a text, one after the other, without the boxes around them. */
function blocksIn(nodes: readonly ElementContent[], isClassic: boolean): Element[] {
  const found: Element[] = [];
  let run: ElementContent[] = [];
  const end = () => {
    found.push(...paragraphsOf(run, isClassic));
    run = [];
  };
  for (const node of nodes) {
    if (!isBlock(node) || !isElement(node)) {
      run.push(node);
      continue;
    }
    end();
    const isGroup = isNamed(node, ...boxes) && !isNamed(node, "figure");
    if (isGroup && !/\bgallery\b/.test(attribute(node, "className")))
      found.push(...blocksIn(node.children, isClassic));
    else if (isNamed(node, "blockquote", "details"))
      found.push({ ...node, children: blocksIn(node.children, isClassic) });
    else if (isNamed(node, "p"))
      found.push(...(isClassic ? paragraphsOf(node.children, true) : [node]));
    else found.push(node);
  }
  end();
  return found;
}

function withoutComments(node: Root | Element): void {
  node.children = node.children.filter(({ type }) => type !== "comment") as typeof node.children;
  for (const child of node.children) if (child.type === "element") withoutComments(child);
}

/**
 * The text of an entry as a list of blocks. Lines are those of the text, as far as they are known.
 */
export function readContent(html: string): { blocks: Element[]; comments: ReadComment[] } {
  const comments: ReadComment[] = [];
  const tree = fromHtml(shortcodesAsElements(html.replace(/\r\n?/g, "\n")), { fragment: true });
  const collect = (node: TreeNode) => {
    if (node.type === "comment")
      comments.push({ text: node.value.trim(), line: node.position?.start.line ?? 1 });
    if ("children" in node) node.children.forEach(collect);
  };
  collect(tree);
  withoutComments(tree);
  const isClassic = !comments.some(({ text }) => /^wp:/.test(text));
  const nodes = tree.children.filter((node) => node.type !== "doctype");
  return { blocks: blocksIn(nodes, isClassic), comments };
}

/** A comment, with which the block editor marks blocks. */
export interface ReadComment {
  readonly text: string;
  readonly line: number;
}
