import { judgeContrast } from "../../src/tokens/contrast-pairs.ts";
import type { ColorName, ColorTheme } from "../../src/tokens/tokens.generated.ts";
import { kitTokens } from "./kit-tokens.ts";
import { valuesByName } from "./tokens-typescript.ts";

/**
 * The pairs of the token files whose contrast is too low, each as a sentence that names what to
 * change.
 */
export function contrastProblems(): string[] {
  const { colours } = kitTokens();
  const values = Object.fromEntries(
    Object.entries(colours).map(([theme, all]) => [theme, valuesByName(all)]),
  ) as Record<ColorTheme, Record<ColorName, string>>;
  return judgeContrast(values)
    .filter(({ passes }) => !passes)
    .map(({ theme, foreground, background, ratio, needed }) => {
      const named = (name: ColorName) => {
        const token = colours[theme].find(({ path }) => path.slice(1).join("-") === name);
        return `${name} (${token?.refersTo ?? "a value of its own"}, ${token?.css})`;
      };
      const reached = Math.floor(ratio * 100) / 100;
      return `${theme}: ${named(foreground)} on ${named(background)} has a contrast of ${reached} and needs ${needed}.`;
    });
}
