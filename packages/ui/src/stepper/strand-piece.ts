/** Position of a finished step on the line, which turns back at its ends and crosses elsewhere. */
export interface Piece {
  /** Whether the line turns back before this step. */
  readonly first: boolean;
  /** Whether the line turns back after this step. */
  readonly last: boolean;
}

// A cell is 20 × 20 with its dot in the middle. Two strands run 8 above and 8 below the dot and
// cross halfway to the next one. A crossing is one cubic curve, cut in the middle between two
// cells, so that they join smoothly at any width.
const sides = {
  start: { turn: "M10 2C0 2 0 18 10 18", cross: "M0 10C2.5 6 5 2 10 2M0 10C2.5 14 5 18 10 18" },
  end: {
    turn: "M10 2C20 2 20 18 10 18",
    cross: "M20 10C17.5 6 15 2 10 2M20 10C17.5 14 15 18 10 18",
  },
} as const;

/** The path of a finished step's part of the line, in a 20 × 20 cell. */
export function strandPiece({ first, last }: Piece): string {
  return sides.start[first ? "turn" : "cross"] + sides.end[last ? "turn" : "cross"];
}
