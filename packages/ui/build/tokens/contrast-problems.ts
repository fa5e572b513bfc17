import { judgeContrast } from "../../src/tokens/contrast-pairs.ts";
import type { ColorName, ColorTheme } from "../../src/tokens/tokens.generated.ts";
import { contrastRemedy, type Remedy, writtenAs } from "./contrast-remedy.ts";
import { kitTokens, type Tokens } from "./kit-tokens.ts";
import { valuesByName } from "./tokens-typescript.ts";

/** The sentence about a pair that cannot be read, up to what would help. */
export const tooLow = (
  theme: ColorTheme,
  foreground: string,
  background: string,
  { ratio, needed }: { readonly ratio: number; readonly needed: number },
): string =>
  `${theme}: ${foreground} on ${background} has a contrast of ${Math.floor(ratio * 100) / 100} and needs ${needed}.`;

/** What would help. */
export const tryInstead = ({ name, colour }: Remedy): string => `Try ${colour} for ${name}.`;

/**
 * The pairs of the token files whose contrast is too low, each as a sentence that names what to
 * change, and a colour that would do.
 */
export function contrastProblems({ colours }: Tokens = kitTokens()): string[] {
  const values = Object.fromEntries(
    Object.entries(colours).map(([theme, all]) => [theme, valuesByName(all)]),
  ) as Record<ColorTheme, Record<ColorName, string>>;
  return judgeContrast(values)
    .filter(({ passes }) => !passes)
    .map((pair) => {
      const named = (name: ColorName) => {
        const token = colours[pair.theme].find(({ path }) => path.slice(1).join("-") === name);
        return token ? `${name} (${writtenAs(token)}, ${token.css})` : name;
      };
      const remedy = contrastRemedy(pair, colours);
      const help = remedy ? ` ${tryInstead(remedy)}` : "";
      return tooLow(pair.theme, named(pair.foreground), named(pair.background), pair) + help;
    });
}
