import { type Drawing, kolam } from "../../../../packages/ui/src/kolam/generate.ts";

/** Capital letters in dots, five rows each. Their dots touch along sides, never at corners, so that a line gets from each to the next. */
const letters: Readonly<Record<string, string>> = {
  A: "####/#..#/####/#..#/#..#",
  B: "###./#.#./####/#..#/####",
  C: "####/#.../#.../#.../####",
  D: "###./#.##/#..#/#.##/###.",
  E: "####/#.../###./#.../####",
  F: "####/#.../###./#.../#...",
  G: "####/#.../#.##/#..#/####",
  H: "#..#/#..#/####/#..#/#..#",
  I: "###/.#./.#./.#./###",
  J: "..##/...#/...#/#..#/####",
  K: "#..#/#.##/###./#.##/#..#",
  L: "#.../#.../#.../#.../####",
  M: "#####/#.#.#/#.#.#/#...#/#...#",
  N: "####/#..#/#..#/#..#/#..#",
  O: "####/#..#/#..#/#..#/####",
  P: "####/#..#/####/#.../#...",
  Q: "####/#..#/#..#/####/...#",
  R: "####/#..#/####/#.#./#.##",
  S: "####/#.../####/...#/####",
  T: "#####/..#../..#../..#../..#..",
  U: "#..#/#..#/#..#/#..#/####",
  V: "#...#/#...#/##.##/.###./..#..",
  W: "#...#/#...#/#.#.#/#.#.#/#####",
  X: "#...#/##.##/.###./##.##/#...#",
  Y: "#...#/##.##/.###./..#../..#..",
  Z: "####/..##/.##./##../####",
};

/** Two letters side by side, joined by dots in the lowest row in which both have one at that side. */
function joined(left: readonly string[], right: readonly string[]): string[] {
  const at = left.findLastIndex((row, n) => row.endsWith("#") && right[n]?.startsWith("#"));
  return left.map((row, n) => `${row}${n === at ? "##" : ".."}${right[n]}`);
}

/** A person's first and last initial in one line, or in one each if they cannot be joined; `undefined` if one of them is no letter from A to Z. */
export function initialsDrawing(name: string): Drawing | undefined {
  const words = name.normalize("NFD").toUpperCase().split(/\s+/);
  const shapes = [words[0], ...words.slice(1).slice(-1)].map((word) =>
    letters[word?.[0] ?? ""]?.split("/"),
  );
  const [first, second = undefined] = shapes;
  if (!first || (shapes.length > 1 && !second)) return undefined;
  const shape = second ? joined(first, second) : first;
  return kolam({ shape, symmetry: "none", density: 0.06, seed: name });
}
