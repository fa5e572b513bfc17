import type { SiteAction } from "@kolam/content/model/basics/links";
import type { BodyElement, BodyNode } from "../../articles/article-body.tsx";

/**
 * The windows in which a text is read: letters in a line, the width of its pictures, the height of
 * its drawings, and after how many pixels it has a link to ask again. The measures are rough, so two
 * windows leave room.
 */
const windows = [
  { letters: 40, picture: 360, drawing: 1_100, most: 1_300 },
  { letters: 78, picture: 1_200, drawing: 620, most: 1_250 },
] as const;

type Window = (typeof windows)[number];

const textIn = (node: BodyNode): string =>
  typeof node === "string" ? node : (node.children ?? []).map(textIn).join("");

const isSection = (node: BodyNode): boolean => typeof node === "object" && /^[A-Z]/.test(node.tag);

const isHeading = ({ tag }: BodyElement): boolean => /^h\d$/.test(tag);

/** About how high a node is, in pixels. */
function heightOf(node: BodyNode, window: Window): number {
  const lines = (text: string) => Math.ceil(text.length / window.letters) * 28 + 24;
  if (typeof node === "string") return lines(node);
  const { tag, attributes = {}, children = [] } = node;
  if (attributes.facts) {
    const { width = 16, height = 9 } = JSON.parse(attributes.facts);
    const shown = attributes.frame === "phone" ? 340 : window.picture;
    return Math.min(780, (shown * height) / width) + 100;
  }
  if (tag === "pre") return textIn(node).split("\n").length * 24 + 60;
  if (isHeading(node)) return lines(textIn(node)) + 60;
  if (isSection(node) && children.length === 0) return window.drawing;
  if (isSection(node) || ["ul", "ol", "table", "thead", "tbody", "tr"].includes(tag)) {
    return children.reduce((sum, child) => sum + heightOf(child, window), 0);
  }
  return lines(textIn(node));
}

const narrow = windows[0];

/** Whether a group of pictures is higher than two windows of a phone, on which they are a column. */
const isTall = (node: BodyNode): node is BodyElement =>
  typeof node === "object" &&
  isSection(node) &&
  (node.children ?? []).length > 1 &&
  heightOf(node, narrow) > narrow.most &&
  (node.children ?? []).every((child) => typeof child === "object" && child.attributes?.caption);

/** What the paragraph before it introduces, unless it is too long to wait for its end. */
const isIntroduced = (node: BodyNode | undefined): boolean =>
  typeof node === "object" &&
  ["ul", "ol", "table", "pre"].includes(node.tag) &&
  heightOf(node, narrow) < narrow.most;

/**
 * Whether a reader may pause between two nodes: after a paragraph or a list, unless it introduces
 * something, and after a section that no text follows.
 */
function pausesBetween(node: BodyNode, next: BodyNode | undefined): boolean {
  if (typeof node === "string") return false;
  if (isSection(node)) {
    const goesOn = typeof next === "object" && !isSection(next) && !isHeading(next);
    return !isTall(node) && !goesOn;
  }
  const introduces = isIntroduced(next) || /:\s*$/.test(textIn(node));
  return ["p", "ul", "ol"].includes(node.tag) && !introduces;
}

interface Around {
  /** Pixels from the page's last link to ask to the text. */
  readonly before: number;
  /** Pixels from the text to the page's next link to ask. */
  readonly after: number;
  /** The link at a place of the text, counted from 0. */
  readonly askAt: (place: number) => SiteAction;
}

/** A group of pictures whose first one has the link in its caption. */
function withCaption(group: BodyElement, ask: SiteAction): BodyElement {
  const [first, ...others] = group.children ?? [];
  if (typeof first !== "object") return group;
  const attributes = { ...first.attributes, ask: JSON.stringify(ask) };
  return { ...group, children: [{ ...first, attributes }, ...others] };
}

/** A long text with links to ask in it: as few as keep a reader within two windows of one. */
export function withAsks(
  nodes: readonly BodyNode[],
  { before, after, askAt }: Around,
): readonly BodyNode[] {
  const pauses = nodes.flatMap((node, index) =>
    isTall(node) || pausesBetween(node, nodes[index + 1]) ? [index] : [],
  );
  const heightBetween = (from: number, to: number, window: Window) =>
    nodes.slice(from, to).reduce((sum, node) => sum + heightOf(node, window), 0);
  // The link of a tall group is in its middle.
  const half = (index: number, window: Window) => {
    const node = nodes[index] ?? "";
    return isTall(node) ? heightOf(node, window) / 2 : 0;
  };
  const asked: number[] = [];
  const isFar = (next: number | undefined, window: Window) => {
    const last = asked.at(-1);
    const since =
      last === undefined
        ? before + heightBetween(0, next ?? nodes.length, window)
        : half(last, window) + heightBetween(last + 1, next ?? nodes.length, window);
    if (next === undefined) return since + after > window.most;
    return since + heightOf(nodes[next] ?? "", window) - half(next, window) > window.most;
  };
  for (const [place, pause] of pauses.entries()) {
    const next = pauses[place + 1];
    if (isTall(nodes[pause] ?? "") || windows.some((window) => isFar(next, window))) {
      asked.push(pause);
    }
  }
  return nodes.flatMap((node, index): readonly BodyNode[] => {
    const place = asked.indexOf(index);
    if (place < 0) return [node];
    const ask = askAt(place);
    return isTall(node) ? [withCaption(node, ask)] : [node, { tag: "Ask", attributes: { ...ask } }];
  });
}
