import type { BodyElement, BodyNode } from "../../articles/article-body.tsx";

/**
 * The windows in which a text is read: letters in a line; how wide a picture is by itself and beside
 * others, and how high at most; how high a drawing and what somebody said are.
 */
const windows = {
  narrow: { letters: 42, alone: 390, beside: 390, tallest: 700, drawing: 1_100, quotation: 250 },
  wide: { letters: 88, alone: 1_180, beside: 560, tallest: 700, drawing: 840, quotation: 190 },
} as const;

/** The windows of a phone and of a desktop. */
export type WindowName = keyof typeof windows;

type Window = (typeof windows)[WindowName];

export const textIn = (node: BodyNode): string =>
  typeof node === "string" ? node : (node.children ?? []).map(textIn).join("");

/** Whether a node is not text but a section: a picture, a drawing, what somebody said. */
export const isSection = (node: BodyNode | undefined): boolean =>
  typeof node === "object" && /^[A-Z]/.test(node.tag);

export const isHeading = (node: BodyNode | undefined): boolean =>
  typeof node === "object" && /^h\d$/.test(node.tag);

/** How many lines a text takes that are so much longer than those of a paragraph. */
const linesIn = (text: string, { letters }: Window, longer = 1) =>
  Math.max(1, Math.ceil(text.length / (letters * longer)));

const sum = (heights: readonly number[]) => heights.reduce((all, height) => all + height, 0);

/** A picture with its caption and its mat. */
function heightOfPicture({ attributes = {} }: BodyElement, width: number, { tallest }: Window) {
  const facts = JSON.parse(attributes.facts ?? "{}");
  const shown = attributes.frame === "phone" ? 320 : width;
  return Math.min(tallest, (shown * facts.height) / facts.width) + 100;
}

/** Pictures beside each other, two in a row where there is room. */
function heightOfGroup(pictures: readonly BodyElement[], window: Window): number {
  const heights = pictures.map((picture) => heightOfPicture(picture, window.beside, window));
  return sum(heights) / (window === windows.wide ? 2 : 1);
}

const isPicture = (node: BodyNode): node is BodyElement =>
  typeof node === "object" && node.attributes?.facts !== undefined;

/** A table, whose rows are on a phone lists of their cells, in lines half as long. */
function heightOfTable(node: BodyNode, window: Window): number {
  if (typeof node === "string") return 0;
  const { tag, children = [] } = node;
  const isNarrow = window === windows.narrow;
  if (tag === "thead" && isNarrow) return 0;
  if (tag !== "tr") return sum(children.map((child) => heightOfTable(child, window)));
  return isNarrow
    ? sum(children.map((cell) => linesIn(textIn(cell), window, 0.5) * 20 + 4)) + 20
    : 55;
}

/** About how high a node is with the distance to the next one, in pixels. */
export function heightOf(node: BodyNode, name: WindowName): number {
  const window = windows[name];
  const ofText = linesIn(textIn(node), window) * 28 + 24;
  if (typeof node === "string") return ofText;
  const { tag, children = [] } = node;
  const pictures = children.filter(isPicture);
  if (isPicture(node)) return heightOfPicture(node, window.alone, window);
  if (pictures.length > 0) return heightOfGroup(pictures, window);
  if (tag === "Quotation") return window.quotation;
  if (isSection(node) && children.length === 0) return window.drawing;
  if (tag === "table") return heightOfTable(node, window);
  if (tag === "pre") {
    const lines = textIn(node).split("\n");
    return sum(lines.map((line) => linesIn(line, window, 0.8) * 24)) + 60;
  }
  if (isHeading(node)) return ofText + 40;
  if (isSection(node)) return sum(children.map((child) => heightOf(child, name)));
  if (tag === "ul" || tag === "ol") {
    return sum(children.map((child) => linesIn(textIn(child), window) * 28 + 10)) + 14;
  }
  return ofText;
}
