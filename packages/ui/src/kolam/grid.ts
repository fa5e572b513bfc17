/**
 * Arrangement of the dots: a named outline, or rows of text in which every character except a space
 * or full stop is a dot (`["..#..", ".###.", "#####"]`).
 */
export const SHAPES = ["rect", "diamond", "octagon"] as const;
export type Shape = (typeof SHAPES)[number] | readonly string[];

/**
 * Symmetries of the walls: none, mirrored left to right, also top to bottom, also along the
 * diagonals, or repeated by quarter turns. The last two need a square grid.
 */
export const SYMMETRIES = ["none", "2", "4", "8", "turn"] as const;
export type Symmetry = (typeof SYMMETRIES)[number];

/** The sides of a cell, clockwise. A cell is the square around a dot. */
export const SIDES = [0, 1, 2, 3] as const;
export type Side = (typeof SIDES)[number];
export const [NORTH, EAST, SOUTH] = SIDES;

export const turned = (side: number, quarters: number) => ((side + quarters) & 3) as Side;

export type Grid = {
  readonly cols: number;
  readonly rows: number;
  /** Whether the cell has a dot; false outside the grid. */
  readonly has: (col: number, row: number) => boolean;
};

/** The neighbouring cell on a side. */
export function beyond(col: number, row: number, side: Side): readonly [col: number, row: number] {
  if (side === NORTH) return [col, row - 1];
  if (side === EAST) return [col + 1, row];
  if (side === SOUTH) return [col, row + 1];
  return [col - 1, row];
}

function hasDot(shape: Shape, cols: number, rows: number, col: number, row: number): boolean {
  if (shape === "rect") return true;
  if (shape === "diamond" || shape === "octagon") {
    const across = Math.abs(2 * col - cols + 1) / cols;
    const down = Math.abs(2 * row - rows + 1) / rows;
    return across + down < (shape === "diamond" ? 1.01 : 1.42);
  }
  return !" .".includes(shape[row]?.[col] ?? " ");
}

/**
 * A grid of dots. A shape given as text has its own size. Throws a `RangeError` if there is no dot.
 */
export function gridOf(shape: Shape, size: { cols: number; rows: number } | undefined): Grid {
  const drawn = typeof shape !== "string";
  const cols = size?.cols ?? (drawn ? Math.max(0, ...shape.map((line) => line.length)) : 0);
  const rows = size?.rows ?? (drawn ? shape.length : 0);
  const has = (col: number, row: number) =>
    col >= 0 && row >= 0 && col < cols && row < rows && hasDot(shape, cols, rows, col, row);
  const grid: Grid = { cols, rows, has };
  if (cells(grid).length === 0) throw new RangeError(`A ${cols} × ${rows} grid without a dot`);
  return grid;
}

/** Every cell with a dot, row by row. */
export function cells({ cols, rows, has }: Grid): readonly (readonly [col: number, row: number])[] {
  const found: [number, number][] = [];
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) if (has(col, row)) found.push([col, row]);
  }
  return found;
}
