import { FILLS, FOLLOWING, FOLLOWING_IN_CONTRAST } from "./following.ts";
import type { ColourSet, Tokens } from "./kit-tokens.ts";
import type { Token } from "./read-tokens.ts";

/** A rule with its declarations, as Biome formats it. */
export const block = (selector: string, declarations: readonly string[], indent = "  ") =>
  `${indent}${selector} {\n${declarations.map((d) => `${indent}  ${d};\n`).join("")}${indent}}\n`;

export const declare = (name: string, value: string) => `--k-${name}: ${value}`;

const css = (tokens: readonly Token[]) => tokens.map((token) => declare(token.name, token.css));

/**
 * Colours that equal another one unless a brand sets them separately. They are references, so that
 * they follow the brand's.
 */
const SAME: Readonly<Record<string, string>> = {
  "color-motif-line": "color-text",
  "color-motif-dot": "color-accent",
  "color-focus-on-feature": "color-link-hover-on-feature",
};

/**
 * The same in high contrast, where there is one ground, one strength of line and one colour on a
 * band.
 */
export const SAME_IN_CONTRAST: Readonly<Record<string, string>> = {
  ...SAME,
  "color-feature-deep": "color-feature",
  "color-on-feature-2": "color-on-feature",
  "color-feature-rule": "color-on-feature",
  "color-accent-on-feature": "color-on-feature",
  "color-link-hover-on-feature": "color-on-feature",
  "color-focus-on-feature": "color-on-feature",
  "color-star": "color-accent",
  "color-link-hover": "color-accent",

  "color-surface-2": "color-surface",
  "color-rule-strong": "color-rule",
  "color-success-surface": "color-surface",
  "color-error-surface": "color-surface",
  "color-warning-surface": "color-surface",
  "color-info-surface": "color-surface",
};

/** The colours of each theme, by name with their CSS. */
export type ColourSets = Readonly<Record<ColourSet, readonly Pick<Token, "name" | "css">[]>>;

/**
 * One declaration per colour: `light-dark()` selects by `color-scheme`, so a theme only sets that.
 */
export function colours(sets: ColourSets, light: ColourSet, dark: ColourSet): string[] {
  const [day, night] = [light, dark].map((set) => new Map(sets[set].map((t) => [t.name, t.css])));
  return sets.light.map(({ name }) => {
    const a = day?.get(name);
    const b = night?.get(name);
    if (a === undefined || b === undefined) throw new Error(`${name} is missing in a theme`);
    const same = (light === "light" ? SAME : SAME_IN_CONTRAST)[name] ?? "";
    if (day?.get(same) === a && night?.get(same) === b) return declare(name, `var(--k-${same})`);
    return declare(name, a === b ? a : `light-dark(${a}, ${b})`);
  });
}

/** Rules for high contrast, as the visitor's system asks for it or an attribute does. */
const inContrast = (declarations: readonly string[]) => `\
  @media (prefers-contrast: more) {
${block(":root,\n    [data-theme]", declarations, "    ")}\
  }
${block('[data-contrast="more"],\n  [data-contrast="more"] :where([data-theme])', declarations)}`;

/**
 * The high-contrast colours in their layer. `:where()` gives their selectors the same specificity
 * as the others: a brand's own set in `k.contrast` wins because it comes later.
 * @param without names of colours that are left to the brand
 */
export function contrastLayer(sets: ColourSets, without: readonly string[] = []): string {
  const isLeft = (declared: string) =>
    without.some((name) => declared.startsWith(declare(`color-${name}`, "")));
  const declarations = colours(sets, "light-contrast", "dark-contrast");
  return `@layer k.contrast {\n${inContrast(declarations.filter((each) => !isLeft(each)))}}\n`;
}

/**
 * `tokens.css`. The colours are declared again on every `[data-theme]`, so that a subtree keeps its
 * own theme even if a bundler rewrites `light-dark()` for older browsers.
 *
 * The high-contrast colours are in a layer after `k.brand`, so that no brand switches them off.
 */
export function cssFile(tokens: Tokens): string {
  const value = (set: ColourSet, fill: string) =>
    tokens.colours[set].find(({ name }) => name === `color-${fill}`)?.css;
  const fills = FILLS.filter(
    (fill) =>
      value("light", fill) === value("light-contrast", fill) &&
      value("dark", fill) === value("dark-contrast", fill),
  );
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

${contrastLayer(tokens.colours, fills)}`;
}

/**
 * What follows the colours that a brand sets in a separate app, after `tokens.css` there. A site
 * made from the token files has every colour in them and does not need this.
 */
export function followingFile(): string {
  const declarations = (all: Readonly<Record<string, string>>) =>
    Object.entries(all).map(([name, value]) => declare(`color-${name}`, value));
  const relative = (layer: string, rules: string) => `\
@layer ${layer} {
  @supports (color: oklch(from red l c h)) {
${rules}\
  }
}
`;
  return `/*! Generated by pnpm generate. Do not edit. */
${relative("k.tokens", block(":root,\n    [data-theme]", declarations(FOLLOWING), "    "))}
${relative("k.contrast", inContrast(declarations(FOLLOWING_IN_CONTRAST)))}`;
}
