import type { ColourSet, CompiledToken, CompiledTokens } from "./tokens.ts";

const HEADER = `/*! Generated from *.tokens.json by build/tokens.ts. Do not edit. */
`;

/** A rule with its declarations, as Biome formats it. */
export const block = (selector: string, declarations: readonly string[], indent = "  ") =>
  `${indent}${selector} {\n${declarations.map((d) => `${indent}  ${d};\n`).join("")}${indent}}\n`;

/** A list of values, wrapped at 100 characters. */
function broken(value: string): string {
  const lines: string[] = [];
  for (const item of value.split(", ")) {
    const last = lines.at(-1);
    if (last !== undefined && `      ${last}, ${item};`.length <= 100) {
      lines[lines.length - 1] = `${last}, ${item}`;
    } else {
      lines.push(item);
    }
  }
  return lines.join(",\n      ");
}

/** A declaration, wrapped the way Biome formats it. */
export function declare(name: string, value: string): string {
  const line = `--k-${name}: ${value}`;
  return line.length < 96 ? line : `--k-${name}:\n      ${broken(value)}`;
}

const css = (tokens: readonly CompiledToken[]) =>
  tokens.map((token) => declare(token.name, token.css));

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
export type ColourSets = Readonly<
  Record<ColourSet, readonly Pick<CompiledToken, "name" | "css">[]>
>;

/** One declaration per colour: `light-dark()` selects by `color-scheme`, so a theme only sets that. */
export function colours(sets: ColourSets, light: ColourSet, dark: ColourSet): string[] {
  const value = (set: ColourSet, base: ColourSet, name: string) =>
    [...sets[set], ...sets[base]].find((token) => token.name === name)?.css;
  return sets.light.map(({ name }) => {
    const [day, night] = [value(light, "light", name), value(dark, "dark", name)];
    const same = light === "light" ? undefined : SAME_IN_CONTRAST[name];
    if (same) {
      if (value(light, "light", same) !== day || value(dark, "dark", same) !== night) {
        throw new Error(`${name} must be ${same} in high contrast`);
      }
      return declare(name, `var(--k-${same})`);
    }
    if (day === undefined || night === undefined) throw new Error(`${name} is missing in a theme`);
    return declare(name, day === night ? day : `light-dark(${day}, ${night})`);
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
export function cssFile(tokens: CompiledTokens): string {
  const reduced = css(tokens.reducedMotion);
  return `${HEADER}@layer k.tokens, k.brand, k.contrast;

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
