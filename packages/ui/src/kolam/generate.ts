import { type Grid, gridOf, type Shape, type Symmetry } from "./grid.ts";
import { closedPath, dotPositions, dotsPath, extent, openPath } from "./path.ts";
import { randomFrom } from "./random.ts";
import { type Step, strands } from "./strand.ts";
import { edgeGroups, wallsOn } from "./walls.ts";

/** What is needed to display a drawing: its size in its own units, and SVG path data. */
export type Drawing = {
  /** Its width, in the units of its paths. */
  readonly width: number;
  /** Its height, in the same units. */
  readonly height: number;
  /** The line, as the `d` of an SVG path. */
  readonly line: string;
  /** The dots, as the `d` of one path. */
  readonly dotsPath: string;
};

/** A generated drawing with its properties. */
export type Kolam = Drawing & {
  /** Number of closed strands; ideally 1, a single line around all dots. */
  readonly loops: number;
  readonly dots: readonly (readonly [x: number, y: number])[];
};

export type KolamOptions = {
  /** Number of columns and rows of dots; required unless `shape` is given as text. */
  cols?: number;
  rows?: number;
  /** The arrangement of the dots. @default "rect" */
  shape?: Shape;
  /** Symmetry of the walls. @default "4" */
  symmetry?: Symmetry;
  /** The same seed always gives the same drawing. */
  seed: string;
  /**
   * Share of inner edges at which the line turns back instead of crossing, 0 to 1. @default 0.25
   */
  density?: number;
  /** Omits the turn around one outer dot, so that the line has two ends. @default false */
  open?: boolean;
  /**
   * Maximum number of wall patterns to try for a single loop before the best is used. @default 400
   */
  tries?: number;
};

type Loops = readonly (readonly Step[])[];

function search(grid: Grid, options: KolamOptions): Loops {
  const { seed, symmetry = "4", density = 0.25, tries = 400 } = options;
  if ((symmetry === "8" || symmetry === "turn") && grid.cols !== grid.rows) {
    throw new RangeError(`Symmetry ${symmetry} needs a square grid`);
  }
  const random = randomFrom(seed);
  const groups = edgeGroups(grid, symmetry);
  let best: Loops | undefined;
  for (let attempt = 0; attempt < tries; attempt++) {
    const walled = groups.filter(() => random() < density).flat();
    const found = strands(grid, wallsOn(grid, new Set(walled)));
    if (best === undefined || found.length < best.length) best = found;
    if (best.length === 1) break;
  }
  return best ?? [];
}

/**
 * Removes the longest turn, the last one in reading order if there are several. The line then does
 * not go around that dot.
 */
function opened(loop: readonly Step[]): readonly Step[] {
  const at = (index: number) => loop[index % loop.length];
  let taken = { start: 0, length: 0, place: 0 };
  loop.forEach((step, start) => {
    if (step.kind !== "round" || loop.at(start - 1)?.kind === "round") return;
    let length = 0;
    while (length < loop.length && at(start + length)?.kind === "round") length++;
    const place = step.row * 1000 + step.col;
    if (length > taken.length || (length === taken.length && place > taken.place)) {
      taken = { start, length, place };
    }
  });
  const after = (taken.start + taken.length) % loop.length;
  return [...loop.slice(after), ...loop.slice(0, after)].slice(0, loop.length - taken.length);
}

/**
 * Generates a sikku kolam: a mirror curve on a grid of dots. Two strands cross at the middle of
 * each edge between two dots, unless a wall turns both of them back. The function is pure and
 * deterministic. Throws a `RangeError` for a grid without dots or a symmetry that the grid cannot
 * have.
 */
export function kolam(options: KolamOptions): Kolam {
  const { cols, rows, shape = "rect" } = options;
  const size = cols === undefined || rows === undefined ? undefined : { cols, rows };
  const grid = gridOf(shape, size);
  const found = search(grid, options);
  const [first = [], ...others] = found;
  const dots = dotPositions(grid);
  const line = [
    options.open === true ? openPath(opened(first)) : closedPath(first),
    ...others.map(closedPath),
  ].join("");
  return {
    width: extent(grid.cols),
    height: extent(grid.rows),
    loops: options.open === true ? found.length - 1 : found.length,
    line,
    dots,
    dotsPath: dotsPath(dots),
  };
}
