import { cells, type Grid } from "./grid.ts";
import type { Step } from "./strand.ts";

/** Units from dot to dot. Twenty makes every coordinate of the line a whole number. */
export const PITCH = 20;

/** Units from the edge of the drawing to the first dot: the line's reach and half its width. */
export const MARGIN = 8;

/** Half the way, across or down, between a dot and the points around it. */
const REACH = PITCH / 4;

/**
 * Radius of the turns. The circle through the four points has 5√2 = 7.07; seven is a whole number,
 * and half a degree off the tangent cannot be seen.
 */
const RADIUS = 7;

const dot = (index: number) => MARGIN + PITCH * index;

const CORNERS = [
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
] as const;

const corner = (index: number) => CORNERS[(index & 3) as 0 | 1 | 2 | 3];

/** Numbers as short as SVG allows: a minus sign separates by itself. */
const pair = (x: number, y: number) => `${x}${y < 0 ? "" : " "}${y}`;

type Run = { readonly first: Step; readonly length: number };

/** Joins steps that one path command can draw. */
function runs(steps: readonly Step[]): readonly Run[] {
  const joined: { first: Step; length: number }[] = [];
  for (const step of steps) {
    const last = joined.at(-1);
    if (last !== undefined && last.first.kind === step.kind) last.length++;
    else joined.push({ first: step, length: 1 });
  }
  return joined;
}

/** Starts a loop with the turn around its first dot, so that no run is cut in two. */
function fromTurn(loop: readonly Step[]): readonly Step[] {
  const begins = (step: Step, index: number) =>
    step.kind === "round" && loop.at(index - 1)?.kind === "straight";
  const wraps = loop[0]?.kind === "round" && loop.at(-1)?.kind === "round";
  const start = wraps ? loop.findLastIndex(begins) : loop.findIndex(begins);
  return start <= 0 ? loop : [...loop.slice(start), ...loop.slice(0, start)];
}

/** Clockwise, a strand leaves a point at right angles to the point's own direction. */
function straight({ first, length }: Run): string {
  const [across, down] = corner(first.corner);
  const reach = 2 * REACH * length;
  const heading: [number, number] = first.spin === 1 ? [-down, across] : [down, -across];
  return `l${pair(heading[0] * reach, heading[1] * reach)}`;
}

/** One arc command turns by at most three quarters; a ring around a lone dot takes two halves. */
function round({ first, length }: Run): string {
  if (length === 4) {
    const half = { ...first, corner: first.corner + 2 };
    return round({ first, length: 2 }) + round({ first: half, length: 2 });
  }
  const [fromX, fromY] = corner(first.corner);
  const [toX, toY] = corner(first.corner + first.spin * length);
  const flags = `${length > 2 ? 1 : 0}${first.spin === 1 ? 1 : 0}`;
  return `a${RADIUS} ${RADIUS} 0 ${flags}${pair((toX - fromX) * REACH, (toY - fromY) * REACH)}`;
}

const draw = (run: Run) => (run.first.kind === "straight" ? straight(run) : round(run));

function moveTo({ col, row, corner: at }: Step): string {
  const [x, y] = corner(at);
  return `M${pair(dot(col) + x * REACH, dot(row) + y * REACH)}`;
}

/** SVG path data of a closed strand; the closing command draws the last straight run. */
export function closedPath(loop: readonly Step[]): string {
  const joined = runs(fromTurn(loop));
  const first = joined[0];
  if (first === undefined) return "";
  const drawn = joined.at(-1)?.first.kind === "straight" ? joined.slice(0, -1) : joined;
  return `${moveTo(first.first)}${drawn.map(draw).join("")}z`;
}

/** SVG path data of a strand with two ends. */
export function openPath(steps: readonly Step[]): string {
  const joined = runs(steps);
  const first = joined[0];
  return first === undefined ? "" : `${moveTo(first.first)}${joined.map(draw).join("")}`;
}

/** Positions of all dots, row by row. */
export const dotPositions = (grid: Grid): readonly (readonly [x: number, y: number])[] =>
  cells(grid).map(([col, row]) => [dot(col), dot(row)]);

/** All dots as one path of segments without length, which a round line cap turns into discs. */
export function dotsPath(dots: readonly (readonly [x: number, y: number])[]): string {
  let [atX, atY] = [0, 0];
  return dots
    .map(([x, y], index) => {
      const move = index === 0 ? `M${pair(x, y)}` : `m${pair(x - atX, y - atY)}`;
      [atX, atY] = [x, y];
      return `${move}h0`;
    })
    .join("");
}

/** Width or height of so many dots. */
export const extent = (dots: number) => PITCH * (dots - 1) + 2 * MARGIN;
