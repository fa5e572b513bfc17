import {
  contrastPairs,
  type JudgedPair,
  requiredContrast,
} from "../../src/tokens/contrast-pairs.ts";
import type { ColorTheme } from "../../src/tokens/tokens.generated.ts";
import { type Demand, type Hex, meets, reach } from "../../studio/theme/colour.ts";
import type { Tokens } from "./kit-tokens.ts";
import type { Token } from "./read-tokens.ts";
import type { Colour } from "./token-value.ts";

/** Another value for a colour of the token files. */
export interface Remedy {
  /** Its name there, such as `brand.ink`. */
  readonly name: string;
  readonly colour: Hex;
}

type ColourSets = Tokens["colours"];

const shortName = ({ path }: Token) => path.slice(1).join("-");
const hexOf = ({ value }: Token) => (value as Colour).hex as Hex;

/** The name of the value to rewrite to change a colour. */
export const writtenAs = (token: Token): string => token.refersTo ?? token.path.join(".");

/** What a colour has to stand out from, wherever the token files use it. */
function demandsOf(written: string, colours: ColourSets): Demand[] {
  return Object.entries(colours).flatMap(([set, tokens]) => {
    const theme = set as ColorTheme;
    const byName = new Map(tokens.map((token) => [shortName(token), token]));
    return contrastPairs.flatMap(({ foreground, background, level }) => {
      const pair = [byName.get(foreground), byName.get(background)];
      const others = pair.filter((token) => token && writtenAs(token) !== written);
      const [other] = others;
      if (others.length !== 1 || !other) return [];
      return [{ against: hexOf(other), ratio: requiredContrast(level, theme) }];
    });
  });
}

/**
 * The nearest colour of the same hue with which a pair can be read, and every other pair of that
 * colour too: for the one in front, or else for its ground. None where both would have to change.
 */
export function contrastRemedy(
  { theme, foreground, background }: JudgedPair,
  colours: ColourSets,
): Remedy | undefined {
  for (const name of [foreground, background]) {
    const token = colours[theme].find((each) => shortName(each) === name);
    if (!token) continue;
    const demands = demandsOf(writtenAs(token), colours);
    const colour = reach(hexOf(token), demands);
    if (meets(colour, demands)) return { name: writtenAs(token), colour };
  }
  return undefined;
}
