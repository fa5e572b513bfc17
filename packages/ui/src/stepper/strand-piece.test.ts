import { describe, expect, it } from "vitest";
import { strandPiece } from "./strand-piece.ts";

/** The start and end points of every curve of a path. */
function ends(path: string): string[] {
  return [...path.matchAll(/M(\S+ \S+?)C\S+ \S+ \S+ \S+ (\S+ \d+)/g)].flatMap(([, from, to]) => [
    from ?? "",
    to ?? "",
  ]);
}

describe("strandPiece", () => {
  it.each([
    { first: true, last: true },
    { first: true, last: false },
    { first: false, last: true },
    { first: false, last: false },
  ])("passes above and below its dot on both sides ($first, $last)", (piece) => {
    const points = ends(strandPiece(piece));
    expect(points.filter((point) => point === "10 2")).toHaveLength(2);
    expect(points.filter((point) => point === "10 18")).toHaveLength(2);
  });

  it("meets the strands of neighbours at the edges, if there are neighbours", () => {
    const atEdges = (first: boolean, last: boolean) =>
      ends(strandPiece({ first, last })).filter((point) => point === "0 10" || point === "20 10");
    expect(atEdges(true, true)).toEqual([]);
    expect(atEdges(false, true)).toEqual(["0 10", "0 10"]);
    expect(atEdges(true, false)).toEqual(["20 10", "20 10"]);
    expect(atEdges(false, false)).toEqual(["0 10", "0 10", "20 10", "20 10"]);
  });
});
