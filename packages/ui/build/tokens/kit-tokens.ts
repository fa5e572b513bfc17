import { type BrandFiles, readTokens, type Token } from "./read-tokens.ts";

/**
 * The colour sets, one file each on top of the brand's pigments; contrast files contain only
 * differences.
 */
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

/** The kit's tokens, from `src/tokens/*.tokens.json`; with those of a brand on top. */
export function kitTokens(brand: BrandFiles = {}): Tokens {
  const colours = (...sets: readonly ColourSet[]) =>
    readTokens(["brand", ...sets.map((set) => `color.${set}`)], brand).filter(
      ({ path }) => path[0] === "color",
    );
  return {
    base: readTokens(["space", "shape", "type", "motion"], brand),
    reducedMotion: readTokens(["motion.reduced"]),
    colours: {
      light: colours("light"),
      dark: colours("dark"),
      "light-contrast": colours("light", "light-contrast"),
      "dark-contrast": colours("dark", "dark-contrast"),
    },
  };
}
