import type { ColorName } from "../src/tokens/tokens.generated.ts";
import { deriveColours } from "../studio/theme/derive.ts";
import { judge } from "../studio/theme/judge.ts";
import { brandChoices, brandTokens, missingPigments } from "./brand-tokens.ts";
import { contrastProblems, tooLow, tryInstead } from "./tokens/contrast-problems.ts";
import type { BrandFiles } from "./tokens/read-tokens.ts";

/** The pairs of a brand of seven colours that cannot be read, and which of the seven would help. */
function choiceProblems(colours: NonNullable<ReturnType<typeof brandChoices>>): string[] {
  const derived = deriveColours(colours);
  return judge(colours).findings.map(({ pair, fix }) => {
    const { theme, foreground, background } = pair;
    const named = (name: ColorName) => `${name} (${derived[theme][name]})`;
    const help = fix ? tryInstead({ name: `brand.${fix.choice}`, colour: fix.colour }) : "";
    return `${tooLow(theme, named(foreground), named(background), pair)} ${help}`.trim();
  });
}

/**
 * What is wrong with a brand, a sentence each: what cannot be read as a token, pigments that are
 * missing, and pairs of colours whose contrast is too low, with a colour near it that would do.
 */
export function brandProblems(files: BrandFiles): string[] {
  if (!files.brand) return [];
  try {
    const choices = brandChoices(files);
    if (choices) return choiceProblems(choices);
    const missing = missingPigments(files);
    return [
      ...(missing.length > 0
        ? [`${files.brand.file} lacks ${missing.join(", ")}: they stay the kit's.`]
        : []),
      ...contrastProblems(brandTokens(files)),
    ];
  } catch (error) {
    return [(error as Error).message];
  }
}
