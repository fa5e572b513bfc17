import { beyond, cells, EAST, type Grid, type Side, SOUTH, type Symmetry, turned } from "./grid.ts";

type Edge = readonly [col: number, row: number, side: Side];

/** Whether there is a wall at this side of a cell, where strands turn back instead of crossing. */
export type Walls = (col: number, row: number, side: Side) => boolean;

/** A key for an edge that is the same from both of its cells. */
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

/** The edges between dots, grouped by symmetry. Either all edges of a group have a wall or none. */
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

/** Walls on the given edges and around the outside of the grid. */
export const wallsOn =
  (grid: Grid, edges: ReadonlySet<string>): Walls =>
  (col, row, side) =>
    !grid.has(...beyond(col, row, side)) || edges.has(edgeKey(col, row, side));
