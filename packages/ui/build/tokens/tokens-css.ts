import type { ColourSet, Tokens } from "./kit-tokens.ts";
import type { Token } from "./read-tokens.ts";

/** A rule with its declarations, as Biome formats it. */
export const block = (selector: string, declarations: readonly string[], indent = "  ") =>
  `${indent}${selector} {\n${declarations.map((d) => `${indent}  ${d};\n`).join("")}${indent}}\n`;

export const declare = (name: string, value: string) => `--k-${name}: ${value}`;

const css = (tokens: readonly Token[]) => tokens.map((token) => declare(token.name, token.css));

/**
 * Colours that are another one in high contrast, where there is one ground and one strength of line. Said by
 * reference, so that a brand's own set needs fewer of them.
 */
const SAME_IN_CONTRAST: Readonly<Record<string, string>> = {
  "color-surface-2": "color-surface",
  "color-rule-strong": "color-rule",
  "color-success-surface": "color-surface",
  "color-error-surface": "color-surface",
  "color-warning-surface": "color-surface",
  "color-info-surface": "color-surface",
  "color-motif-line": "color-text",
  "color-motif-dot": "color-accent",
};

/** The colours of each theme, by name with their CSS. */
export type ColourSets = Readonly<Record<ColourSet, readonly Pick<Token, "name" | "css">[]>>;

/** One declaration per colour: `light-dark()` selects by `color-scheme`, so a theme only sets that. */
export function colours(sets: ColourSets, light: ColourSet, dark: ColourSet): string[] {
  const [day, night] = [light, dark].map((set) => new Map(sets[set].map((t) => [t.name, t.css])));
  return sets.light.map(({ name }) => {
    const [a, b] = [day?.get(name), night?.get(name)];
    if (a === undefined || b === undefined) throw new Error(`${name} is missing in a theme`);
    const same = light === "light" ? undefined : SAME_IN_CONTRAST[name];
    if (same === undefined) return declare(name, a === b ? a : `light-dark(${a}, ${b})`);
    if (day?.get(same) !== a || night?.get(same) !== b) {
      throw new Error(`${name} must be ${same} in high contrast`);
    }
    return declare(name, `var(--k-${same})`);
  });
}

/**
 * The high-contrast colours in their layer. `:where()` gives their selectors the same specificity as the others: a
 * brand's own set in `k.contrast` wins because it comes later.
 */
export function contrastLayer(sets: ColourSets): string {
  const contrast = colours(sets, "light-contrast", "dark-contrast");
  return `@layer k.contrast {
  @media (prefers-contrast: more) {
${block(":root,\n    [data-theme]", contrast, "    ")}\
  }
${block('[data-contrast="more"],\n  [data-contrast="more"] :where([data-theme])', contrast)}\
}
`;
}

/**
 * `tokens.css`. The colours are declared again on every `[data-theme]`, so that a subtree keeps its
 * own theme even if a bundler rewrites `light-dark()` for older browsers.
 *
 * The high-contrast colours are in a layer after `k.brand`, so that no brand switches them off, and are
 * all there, so that they never mix with a brand's.
 */
export function cssFile(tokens: Tokens): string {
  const reduced = css(tokens.reducedMotion);
  return `/*! Generated from *.tokens.json by pnpm generate. Do not edit. */
@layer k.tokens, k.brand, k.contrast;

@layer k.tokens {
${block(":root", ["color-scheme: light dark", ...css(tokens.base)])}\
${block('[data-theme="light"]', ["color-scheme: light"])}\
${block('[data-theme="dark"]', ["color-scheme: dark"])}\
${block(":root,\n  [data-theme]", colours(tokens.colours, "light", "dark"))}\
  @media (prefers-reduced-motion: reduce) {
${block(":root", reduced, "    ")}\
  }
${block('[data-motion="reduce"]', reduced)}\
}

${contrastLayer(tokens.colours)}`;
}
