/** Which part of the line a finished step draws: its ends turn back, elsewhere it crosses over. */
export interface Piece {
  /** Whether the line turns back before this step. */
  readonly first: boolean;
  /** Whether the line turns back after this step. */
  readonly last: boolean;
}

// A cell is 20 × 20 with its dot in the middle. Two strands run 8 above and 8 below the dot and
// cross half way to the next one; a crossing's two halves are one cubic curve, cut in the middle,
// so that neighbouring cells join without a bend however wide they are drawn.
const sides = {
  start: { turn: "M10 2C0 2 0 18 10 18", cross: "M0 10C2.5 6 5 2 10 2M0 10C2.5 14 5 18 10 18" },
  end: {
    turn: "M10 2C20 2 20 18 10 18",
    cross: "M20 10C17.5 6 15 2 10 2M20 10C17.5 14 15 18 10 18",
  },
} as const;

/** The path of one finished step's part of the line, in a cell of 20 × 20. */
export function strandPiece({ first, last }: Piece): string {
  return sides.start[first ? "turn" : "cross"] + sides.end[last ? "turn" : "cross"];
}
