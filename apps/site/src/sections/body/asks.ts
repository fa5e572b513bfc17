import type { SiteAction } from "@kolam/content/model/basics/links";
import type { BodyNode } from "../../articles/article-body.tsx";
import { heightOf, isHeading, isSection, textIn, type WindowName } from "./heights.ts";

/** How far apart links to ask may well be, in pixels. Heights are rough, so two windows leave room. */
const far = { narrow: 1_400, wide: 1_450 } as const;

/**
 * How much a link interrupts where it stands after a node; `null` where it may not. Between chapters
 * it does least, and within a thought most: neither a sentence and what it introduces nor a list and
 * what is concluded from it are parted.
 */
function interruption(node: BodyNode, next: BodyNode | undefined): number | null {
  if (typeof node === "string" || isHeading(node)) return null;
  // What is left of the drawing at the top of a page; that may be nothing.
  if (node.tag === "Drawing" && !node.attributes?.name) return null;
  if (next === undefined || isHeading(next)) return 2;
  if (isSection(node)) return isSection(next) ? 3 : 6;
  if (node.tag !== "p" || /:\s*$/.test(textIn(node))) return null;
  if (isSection(next)) return 3;
  if (typeof next === "object" && next.tag === "p") return 5;
  return heightOf(next, "narrow") > far.narrow - 200 ? 6 : null;
}

interface Around {
  /** Pixels from the page's last link to ask to the text. */
  readonly before: Readonly<Record<WindowName, number>>;
  /** Pixels from the text to the page's next link to ask. */
  readonly after: Readonly<Record<WindowName, number>>;
  /** The link at a place of the text, counted from 0. */
  readonly askAt: (place: number) => SiteAction;
}

/** The links so far, after which nodes, and what they cost. */
interface Chosen {
  readonly places: readonly number[];
  readonly cost: number;
}

/**
 * After which nodes links stand in a window, so that they interrupt least and no reader is far from
 * one.
 * @param besides places that have one in another window, and are preferred
 */
function placesIn(
  nodes: readonly BodyNode[],
  name: WindowName,
  { before, after }: Around,
  besides: readonly number[],
): readonly number[] {
  // The height of all that is above each node, and after the last one.
  const tops = [before[name]];
  for (const node of nodes) tops.push((tops.at(-1) ?? 0) + heightOf(node, name));
  const tooFar = (distance: number) => (Math.max(0, distance - far[name]) / 50) ** 2;
  const ends: { readonly top: number; readonly chosen: Chosen }[] = [
    { top: 0, chosen: { places: [], cost: 0 } },
  ];
  const bestAt = (top: number): Chosen =>
    ends
      .map(({ top: last, chosen }) => ({ ...chosen, cost: chosen.cost + tooFar(top - last) }))
      .reduce((best, each) => (each.cost < best.cost ? each : best));
  for (const [index, node] of nodes.entries()) {
    const cost = interruption(node, nodes[index + 1]);
    const top = tops[index + 1] ?? 0;
    if (cost === null) continue;
    const best = bestAt(top);
    const preferred = besides.includes(index) ? 0.5 : 0;
    ends.push({
      top,
      chosen: { places: [...best.places, index], cost: best.cost + cost - preferred },
    });
  }
  return bestAt((tops.at(-1) ?? 0) + after[name]).places;
}

/**
 * A long text with links to ask in it: as few as keep a reader within about two windows of one, on a
 * phone and on a desktop. What only one of them needs is not shown in the other.
 */
export function withAsks(nodes: readonly BodyNode[], around: Around): readonly BodyNode[] {
  const narrow = placesIn(nodes, "narrow", around, []);
  const wide = placesIn(nodes, "wide", around, narrow);
  const places = [...new Set([...narrow, ...wide])].sort((one, other) => one - other);
  return nodes.flatMap((node, index): readonly BodyNode[] => {
    const place = places.indexOf(index);
    if (place < 0) return [node];
    const only = wide.includes(index) ? (narrow.includes(index) ? undefined : "wide") : "narrow";
    const attributes = { ...around.askAt(place), ...(only && { only }) };
    return [node, { tag: "Ask", attributes }];
  });
}
