import { beyond, cells, EAST, type Grid, type Side, SOUTH, type Symmetry, turned } from "./grid.ts";

type Edge = readonly [col: number, row: number, side: Side];

/** Whether the strands turn back at this side of a cell instead of crossing. */
export type Walls = (col: number, row: number, side: Side) => boolean;

/** One name per edge, whichever of its two cells it is seen from. */
function edgeKey(col: number, row: number, side: Side): string {
  if (side === EAST || side === SOUTH) return `${col},${row},${side}`;
  const [c, r] = beyond(col, row, side);
  return `${c},${r},${turned(side, 2)}`;
}

const mirroredAcross = ({ cols }: Grid, [col, row, side]: Edge): Edge => [
  cols - 1 - col,
  row,
  turned(4 - side, 0),
];
const mirroredDown = ({ rows }: Grid, [col, row, side]: Edge): Edge => [
  col,
  rows - 1 - row,
  turned(6 - side, 0),
];
const transposed = ([col, row, side]: Edge): Edge => [row, col, turned(7 - side, 0)];
const quarterTurned = ({ rows }: Grid, [col, row, side]: Edge): Edge => [
  rows - 1 - row,
  col,
  turned(side, 1),
];

function images(grid: Grid, symmetry: Symmetry, edge: Edge): readonly Edge[] {
  if (symmetry === "turn") {
    const once = quarterTurned(grid, edge);
    const twice = quarterTurned(grid, once);
    return [edge, once, twice, quarterTurned(grid, twice)];
  }
  const all: Edge[] = [edge];
  const add = (mirror: (e: Edge) => Edge) => all.push(...all.map(mirror));
  if (symmetry !== "none") add((e) => mirroredAcross(grid, e));
  if (symmetry === "4" || symmetry === "8") add((e) => mirroredDown(grid, e));
  if (symmetry === "8") add(transposed);
  return all;
}

/** Edges between two dots, in groups that the symmetry makes one: each group is walled or open. */
export function edgeGroups(grid: Grid, symmetry: Symmetry): readonly (readonly string[])[] {
  const seen = new Set<string>();
  const groups: string[][] = [];
  for (const [col, row] of cells(grid)) {
    for (const side of [EAST, SOUTH] as const) {
      if (!grid.has(...beyond(col, row, side)) || seen.has(edgeKey(col, row, side))) continue;
      const group = new Set(images(grid, symmetry, [col, row, side]).map((e) => edgeKey(...e)));
      for (const key of group) seen.add(key);
      groups.push([...group]);
    }
  }
  return groups;
}

/** Walls on the given edges and all around the dots. */
export const wallsOn =
  (grid: Grid, edges: ReadonlySet<string>): Walls =>
  (col, row, side) =>
    !grid.has(...beyond(col, row, side)) || edges.has(edgeKey(col, row, side));
