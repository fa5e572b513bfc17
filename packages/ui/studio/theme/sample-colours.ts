import { type Choices, colourChoiceNames } from "./choices.ts";
import type { Hex } from "./colour.ts";

/** For tests: a set that passes, independent of the kit's own colours. */
export const quietColours: Choices["colours"] = {
  paper: "#fbf6ec",
  ink: "#171c3f",
  night: "#12152e",
  feature: "#1e2455",
  action: "#f0a21c",
  accent: "#bb2d3b",
  link: "#2b35a8",
};

/** For tests: random sets of colours, always the same. */
export function wildColours(count: number): Choices["colours"][] {
  let seed = 7;
  const hex = (): Hex => {
    seed = (seed * 16_807) % 2_147_483_647;
    return `#${(seed % 0x1000000).toString(16).padStart(6, "0")}`;
  };
  return Array.from(
    { length: count },
    () => Object.fromEntries(colourChoiceNames.map((name) => [name, hex()])) as Choices["colours"],
  );
}
