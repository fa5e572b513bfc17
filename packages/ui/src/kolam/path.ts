import { cells, type Grid } from "./grid.ts";
import type { Step } from "./strand.ts";

/** Distance between dots in units. With 20, every coordinate of the line is a whole number. */
export const PITCH = 20;

/**
 * Distance from the edge to the first dot: the line's distance from the dot plus half its width.
 */
export const MARGIN = 8;

/** Horizontal and vertical distance between a dot and the points around it. */
const REACH = PITCH / 4;

/**
 * Radius of the turns. The circle through the four points has a radius of 5√2 = 7.07; the rounded
 * value is half a degree off the tangent, which is invisible.
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

/** Two numbers as short as SVG allows: a minus sign needs no separator. */
const pair = (x: number, y: number) => `${x}${y < 0 ? "" : " "}${y}`;

type Run = { readonly first: Step; readonly length: number };

/** Merges steps that one path command can draw. */
function runs(steps: readonly Step[]): readonly Run[] {
  const joined: { first: Step; length: number }[] = [];
  for (const step of steps) {
    const last = joined.at(-1);
    if (last !== undefined && last.first.kind === step.kind) last.length++;
    else joined.push({ first: step, length: 1 });
  }
  return joined;
}

/** Rotates a loop to start with a turn, so that no run is split at the ends. */
function fromTurn(loop: readonly Step[]): readonly Step[] {
  const begins = (step: Step, index: number) =>
    step.kind === "round" && loop.at(index - 1)?.kind === "straight";
  const wraps = loop[0]?.kind === "round" && loop.at(-1)?.kind === "round";
  const start = wraps ? loop.findLastIndex(begins) : loop.findIndex(begins);
  return start <= 0 ? loop : [...loop.slice(start), ...loop.slice(0, start)];
}

/** A straight run. A clockwise strand leaves a point at right angles to the point's direction. */
function straight({ first, length }: Run): string {
  const [across, down] = corner(first.corner);
  const reach = 2 * REACH * length;
  const heading: [number, number] = first.spin === 1 ? [-down, across] : [down, -across];
  return `l${pair(heading[0] * reach, heading[1] * reach)}`;
}

/** A turn. An arc command covers at most three quarters; a full ring needs two halves. */
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

/** All dots as one path of zero-length segments, which round line caps turn into discs. */
export function dotsPath(dots: readonly (readonly [x: number, y: number])[]): string {
  let atX = 0;
  let atY = 0;
  return dots
    .map(([x, y], index) => {
      const move = index === 0 ? `M${pair(x, y)}` : `m${pair(x - atX, y - atY)}`;
      [atX, atY] = [x, y];
      return `${move}h0`;
    })
    .join("");
}

/** Width or height of a row or column of dots. */
export const extent = (dots: number) => PITCH * (dots - 1) + 2 * MARGIN;
