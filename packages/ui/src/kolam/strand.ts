import { beyond, cells, type Grid, turned } from "./grid.ts";
import type { Walls } from "./walls.ts";

/**
 * A step of the line between two points. Each dot has four points around it: north-east (0),
 * south-east, south-west and north-west. A strand goes from point to point, straight across an open
 * side into the next cell or around the dot at a wall.
 */
export type Step = {
  readonly col: number;
  readonly row: number;
  /** The point at which it starts. */
  readonly corner: number;
  /** Direction around the dot: 1 is clockwise, -1 counter-clockwise. */
  readonly spin: 1 | -1;
  readonly kind: "straight" | "round";
};

const pointKey = (col: number, row: number, corner: number) => `${col},${row},${corner}`;

/** The closed strands of a mirror curve, which together visit each point of the grid once. */
export function strands(grid: Grid, walls: Walls): readonly (readonly Step[])[] {
  const visited = new Set<string>();
  const loops: Step[][] = [];
  for (const [startCol, startRow] of cells(grid)) {
    for (const startCorner of [3, 0, 1, 2]) {
      if (visited.has(pointKey(startCol, startRow, startCorner))) continue;
      const loop: Step[] = [];
      let [col, row, corner, spin]: [number, number, number, 1 | -1] = [
        startCol,
        startRow,
        startCorner,
        1,
      ];
      while (!visited.has(pointKey(col, row, corner))) {
        visited.add(pointKey(col, row, corner));
        const side = turned(corner, spin === 1 ? 1 : 0);
        const kind = walls(col, row, side) ? "round" : "straight";
        loop.push({ col, row, corner, spin, kind });
        if (kind === "round") {
          corner = turned(corner, spin);
        } else {
          [col, row] = beyond(col, row, side);
          corner = turned(corner, 2);
          spin = spin === 1 ? -1 : 1;
        }
      }
      loops.push(loop);
    }
  }
  return loops;
}
