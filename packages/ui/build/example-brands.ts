import { readFileSync } from "node:fs";
import { join } from "node:path";
import { deriveBrand } from "../studio/theme/brand.ts";
import { brandCss } from "../studio/theme/brand-files.ts";
import { readTheme } from "../studio/theme/link.ts";

const examples = [
  "second-brand/brand.generated.css",
  "second-agency/src/brand/brand.generated.css",
];

/**
 * The brands of the examples, by path in the kit's folder: what the theme studio makes of the link
 * in each.
 */
export function exampleBrands(): Record<string, string> {
  const files = examples.map((example) => {
    const file = `../../examples/${example}`;
    const text = readFileSync(join(import.meta.dirname, "..", file), "utf8");
    const { choices, problem } = readTheme(/;studio:(\S+)/.exec(text)?.[1] ?? "");
    if (!choices) throw new Error(`${example}: its link cannot be read. ${problem}`);
    return [file, brandCss(deriveBrand(choices))];
  });
  return Object.fromEntries(files);
}
