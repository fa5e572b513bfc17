import { readTokens, type Token } from "./read-tokens.ts";
import { cssFile } from "./tokens-css.ts";
import { dtcgFile } from "./tokens-dtcg.ts";
import { typescriptFile } from "./tokens-typescript.ts";

/** The colour sets, one file each on top of the brand's pigments; contrast files contain only differences. */
export const COLOUR_SETS = ["light", "dark", "light-contrast", "dark-contrast"] as const;
export type ColourSet = (typeof COLOUR_SETS)[number];

export interface Tokens {
  /** Tokens that do not depend on the theme: space, size, type, motion, shape. */
  readonly base: readonly Token[];
  /** Tokens with another value under reduced motion. */
  readonly reducedMotion: readonly Token[];
  /** Every colour in every theme. */
  readonly colours: Readonly<Record<ColourSet, readonly Token[]>>;
}

/** The kit's tokens, from `src/tokens/*.tokens.json`. */
export function kitTokens(): Tokens {
  const colours = (...sets: readonly ColourSet[]) =>
    readTokens("brand", ...sets.map((set) => `color.${set}`)).filter(
      ({ path }) => path[0] === "color",
    );
  return {
    base: readTokens("space", "shape", "type", "motion"),
    reducedMotion: readTokens("motion.reduced"),
    colours: {
      light: colours("light"),
      dark: colours("dark"),
      "light-contrast": colours("light", "light-contrast"),
      "dark-contrast": colours("dark", "dark-contrast"),
    },
  };
}

/** What is generated from the token files, by path in the kit. */
export function tokenFiles(): Readonly<Record<string, string>> {
  const tokens = kitTokens();
  return {
    "src/tokens/tokens.generated.css": cssFile(tokens),
    "src/tokens/tokens.generated.ts": typescriptFile(tokens),
    "src/tokens/tokens.generated.json": dtcgFile(tokens),
  };
}
