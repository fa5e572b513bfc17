import { partSelector } from "./part-selector.ts";

/** Where a part of a component is in its picture, in pixels. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A part with its number and the middle of the circle around it. */
export interface Mark extends Box {
  readonly number: number;
  readonly at: { readonly x: number; readonly y: number };
}

/** The radius of the circle around a number. */
export const radius = 11;

/** Distance between the middle of a number and the edge of its part. */
const reach = radius + 4;

/** The visible area of a part in the picture. */
function boxOf(part: Element, origin: DOMRect): Box {
  const { left, right, top, bottom } = part.getBoundingClientRect();
  const x = left - origin.left;
  const y = top - origin.top;
  return {
    x,
    y,
    width: Math.max(0, Math.min(right, origin.right) - left),
    height: Math.max(0, Math.min(bottom, origin.bottom) - top),
  };
}

/**
 * Places for a part's number, the best first: beside parts at the start of the picture, above the
 * others, and above or below the whole that a small part is in.
 */
function places({ x, y, width, height }: Box, whole: Box, start: number) {
  const beside = { x: x - reach, y: y + Math.min(height / 2, reach) };
  const above = { x: x + width / 2, y: y - reach };
  const after = { x: x + width + reach, y: y + height / 2 };
  const below = { x: x + width / 2, y: y + height + reach };
  const aboveAll = { ...above, y: whole.y - reach };
  const belowAll = { ...below, y: whole.y + whole.height + reach };
  const others = [above, below, aboveAll, belowAll, after];
  return x <= start + 2 * reach ? [beside, ...others] : [...others, beside];
}

const contains = (outer: Box, inner: Box) =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  outer.x + outer.width >= inner.x + inner.width &&
  outer.y + outer.height >= inner.y + inner.height;

/**
 * Whether a number would cover another part that is beside this one, or the edge or words of one
 * around it.
 */
function covers(at: { x: number; y: number }, box: Box, others: readonly Box[]): boolean {
  const circle = { x: at.x - radius, y: at.y - radius, width: 2 * radius, height: 2 * radius };
  return others.some(
    (other) =>
      !(contains(other, box) && contains(other, circle) && other.height > 6 * radius) &&
      !contains(box, other) &&
      circle.x < other.x + other.width &&
      circle.x + circle.width > other.x &&
      circle.y < other.y + other.height &&
      circle.y + circle.height > other.y,
  );
}

/**
 * Finds the parts in a picture by their selectors, and for each a place for its number that covers
 * no other number.
 */
export function findMarks(picture: HTMLElement, parts: readonly { at: string }[]): Mark[] {
  const origin = picture.getBoundingClientRect();
  const found = parts.flatMap(({ at }, index) => {
    const part = picture.querySelector(partSelector(at));
    return part ? [{ number: index + 1, box: boxOf(part, origin) }] : [];
  });
  const start = Math.min(...found.map(({ box }) => box.x));
  const marks: Mark[] = [];
  for (const { number, box } of found) {
    const [whole = box] = found
      .map((other) => other.box)
      .filter((other) => contains(other, box))
      .sort((a, b) => b.width - a.width);
    const fits = places(box, whole, start).filter(
      ({ x, y }) =>
        x >= radius && y >= radius && x <= origin.width - radius && y <= origin.height - radius,
    );
    const apart = fits.filter(({ x, y }) =>
      marks.every(({ at }) => Math.hypot(at.x - x, at.y - y) >= 2 * radius),
    );
    const others = found.map((other) => other.box);
    const free = apart.find((place) => !covers(place, box, others)) ?? apart[0];
    marks.push({ number, ...box, at: free ?? fits[0] ?? { x: box.x + radius, y: box.y + radius } });
  }
  return marks;
}
