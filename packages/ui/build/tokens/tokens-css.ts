import { FILLS, FOLLOWING, FOLLOWING_IN_CONTRAST } from "./following.ts";
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

/** Whether a browser can compute what follows a colour. */
const RELATIVE = "@supports (color: oklch(from light-dark(red, red) l c h))";

const following = (all: Readonly<Record<string, string>>) =>
  Object.entries(all).map(([name, value]) => declare(`color-${name}`, value));

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
export function contrastLayer(sets: ColourSets, kit = false): string {
  const all = colours(sets, "light-contrast", "dark-contrast");
  const rules = (declarations: readonly string[]) => `\
  @media (prefers-contrast: more) {
${block(":root,\n    [data-theme]", declarations, "    ")}\
  }
${block('[data-contrast="more"],\n  [data-contrast="more"] :where([data-theme])', declarations)}`;
  if (!kit) return `@layer k.contrast {\n${rules(all)}}\n`;
  const fills = FILLS.map((name) => declare(`color-${name}`, ""));
  return `@layer k.contrast {
${rules(all.filter((line) => !fills.some((fill) => line.startsWith(fill))))}\
  ${RELATIVE} {
${rules(following(FOLLOWING_IN_CONTRAST))}\
  }
}
`;
}

/**
 * `tokens.css`. The colours are declared again on every `[data-theme]`, so that a subtree keeps its
 * own theme even if a bundler rewrites `light-dark()` for older browsers.
 *
 * The high-contrast colours are in a layer after `k.brand`, so that no brand switches them off. Fills are not among
 * them: they are the brand's own, and accents and links follow them.
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
  ${RELATIVE} {
${block(":root,\n    [data-theme]", following(FOLLOWING), "    ")}\
  }
  @media (prefers-reduced-motion: reduce) {
${block(":root", reduced, "    ")}\
  }
${block('[data-motion="reduce"]', reduced)}\
}

${contrastLayer(tokens.colours, true)}`;
}
