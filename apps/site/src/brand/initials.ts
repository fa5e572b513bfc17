import { type Drawing, kolam } from "../../../../packages/ui/src/kolam/generate.ts";

/** Capital letters in dots, which touch along sides, never at corners, so that a line gets from each to the next. */
const alphabet = `
#### ###. #### ###. #### #### #### #..# ### ..## #..# #... #####
#..# #.#. #... #.## #... #... #... #..# .#. ...# #.## #... #.#.#
#### #### #... #..# ###. ###. #.## #### .#. ...# ###. #... #.#.#
#..# #..# #... #.## #... #... #..# #..# .#. #..# #.## #... #...#
#..# #### #### ###. #### #... #### #..# ### #### #..# #### #...#

#### #### #### #### #### #### ##### #..# #...# #...# #...# #...# ####
#..# #..# #..# #..# #..# #... ..#.. #..# #...# #...# ##.## ##.## ..##
#..# #..# #### #..# #### #### ..#.. #..# ##.## #.#.# .###. .###. .##.
#..# #..# #... #### #.#. ...# ..#.. #..# .###. #.#.# ##.## ..#.. ##..
#..# #### #... ...# #.## #### ..#.. #### ..#.. ##### #...# ..#.. ####
`;

const letters = alphabet
  .trim()
  .split("\n\n")
  .flatMap((half) => {
    const rows = half.split("\n").map((row) => row.split(" "));
    return (rows[0] ?? []).map((_, at) => rows.map((row) => row[at] ?? ""));
  });

/** Two letters side by side, joined by dots in the lowest row in which both have one at that side. */
function joined(left: readonly string[], right: readonly string[]): string[] {
  const at = left.findLastIndex((row, n) => row.endsWith("#") && right[n]?.startsWith("#"));
  return left.map((row, n) => `${row}${n === at ? "##" : ".."}${right[n]}`);
}

/** A person's first and last initial in one line, or in one each if they cannot be joined; `undefined` if one of them is no letter from A to Z. */
export function initialsDrawing(name: string): Drawing | undefined {
  const words = name.normalize("NFD").toUpperCase().split(/\s+/);
  const initials = [...new Set([words[0], words.at(-1)])].map(
    (word = "") => letters[word.charCodeAt(0) - 65],
  );
  const [first, second = undefined] = initials;
  if (!first || (initials.length > 1 && !second)) return undefined;
  const shape = second ? joined(first, second) : first;
  return kolam({ shape, symmetry: "none", density: 0.06, seed: name });
}
