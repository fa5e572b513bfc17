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

/** In a selector of `x.docs.ts` a class is that of a CSS module, whose name is between underscores. */
const selectorOf = (at: string) => at.replace(/\.([a-z][\w-]*)/gi, '[class*="_$1_"]');

function boxOf(part: Element, origin: DOMRect): Box {
  const { left, top, width, height } = part.getBoundingClientRect();
  return { x: left - origin.left, y: top - origin.top, width, height };
}

/** Places for a part's number, the best first: beside parts at the start of the picture, above the others. */
function places({ x, y, width, height }: Box, start: number) {
  const beside = { x: x - reach, y: y + Math.min(height / 2, reach) };
  const above = { x: x + width / 2, y: y - reach };
  const after = { x: x + width + reach, y: y + height / 2 };
  const below = { x: x + width / 2, y: y + height + reach };
  return x <= start + 8 ? [beside, after, above, below] : [above, after, below, beside];
}

/** Finds the parts in a picture, and for each a place for its number that covers no other number. */
export function findMarks(picture: HTMLElement, selectors: readonly string[]): Mark[] {
  const origin = picture.getBoundingClientRect();
  const found = selectors.flatMap((at, index) => {
    const part = picture.querySelector(selectorOf(at));
    return part ? [{ number: index + 1, box: boxOf(part, origin) }] : [];
  });
  const start = Math.min(...found.map(({ box }) => box.x));
  const marks: Mark[] = [];
  for (const { number, box } of found) {
    const fits = places(box, start).filter(
      ({ x, y }) =>
        x >= radius && y >= radius && x <= origin.width - radius && y <= origin.height - radius,
    );
    const free = fits.find(({ x, y }) =>
      marks.every(({ at }) => Math.hypot(at.x - x, at.y - y) >= 2 * radius),
    );
    marks.push({ number, ...box, at: free ?? fits[0] ?? { x: box.x + radius, y: box.y + radius } });
  }
  return marks;
}
