import type { SiteAction } from "@kolam/content/model/basics/links";
import type { BodyNode } from "../../articles/article-body.tsx";

/**
 * The windows in which a text is read: letters in a line, the width of its pictures, and after how
 * many pixels it has a link to ask again. The measures are rough, so two windows leave room.
 */
const windows = [
  { letters: 40, picture: 360, most: 1_150 },
  { letters: 78, picture: 1_200, most: 1_050 },
] as const;

type Window = (typeof windows)[number];

const textIn = (node: BodyNode): string =>
  typeof node === "string" ? node : (node.children ?? []).map(textIn).join("");

/** About how high a node is, in pixels. */
function heightOf(node: BodyNode, window: Window): number {
  const { letters, picture } = window;
  const lines = (text: string) => Math.ceil(text.length / letters) * 28 + 24;
  if (typeof node === "string") return lines(node);
  const { tag, attributes = {}, children = [] } = node;
  if (attributes.facts) {
    const { width = 16, height = 9 } = JSON.parse(attributes.facts);
    const shown = attributes.frame === "phone" ? 340 : picture;
    return Math.min(760, (shown * height) / width) + 120;
  }
  if (tag === "pre") return textIn(node).split("\n").length * 24 + 60;
  if (/^h\d$/.test(tag)) return lines(textIn(node)) + 60;
  const isSection = /^[A-Z]/.test(tag);
  if (isSection && children.length === 0) return 480;
  if (isSection || ["ul", "ol", "table", "thead", "tbody"].includes(tag)) {
    return children.reduce((sum, child) => sum + heightOf(child, window), 0);
  }
  return lines(textIn(node));
}

/** Whether a reader may pause after a node: a paragraph or a list, which introduces nothing. */
const pausesAfter = (node: BodyNode): boolean =>
  typeof node === "object" && ["p", "ul", "ol"].includes(node.tag) && !/:\s*$/.test(textIn(node));

interface Around {
  /** Pixels from the page's last link to ask to the text. */
  readonly before: number;
  /** Pixels from the text to the page's next link to ask. */
  readonly after: number;
  /** The link at a place of the text, counted from 0. */
  readonly askAt: (place: number) => SiteAction;
}

/** A long text with links to ask in it: as few as keep a reader within two windows of one. */
export function withAsks(
  nodes: readonly BodyNode[],
  { before, after, askAt }: Around,
): readonly BodyNode[] {
  const pauses = nodes.flatMap((node, index) => (pausesAfter(node) ? [index] : []));
  const heightBetween = (from: number, to: number, window: Window) =>
    nodes.slice(from, to).reduce((sum, node) => sum + heightOf(node, window), 0);
  const asked: number[] = [];
  for (const [place, pause] of pauses.entries()) {
    const last = asked.at(-1);
    const from = last === undefined ? 0 : last + 1;
    const next = pauses[place + 1];
    const isFar = windows.some(
      (window) =>
        heightBetween(from, next === undefined ? nodes.length : next + 1, window) +
          (last === undefined ? before : 0) +
          (next === undefined ? after : 0) >
        window.most,
    );
    if (isFar) asked.push(pause);
  }
  return nodes.flatMap((node, index) => {
    const place = asked.indexOf(index);
    return place < 0 ? [node] : [node, { tag: "Ask", attributes: { ...askAt(place) } }];
  });
}
