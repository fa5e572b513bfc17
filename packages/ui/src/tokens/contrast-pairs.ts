import { wcagContrast } from "culori";
import type { ColorName, ColorTheme } from "./tokens.generated.ts";

/**
 * Minimum contrast ratios from WCAG 2.2: body text 7:1 (1.4.6), other text 4.5:1 (1.4.3), graphics,
 * control borders and focus rings 3:1 (1.4.11). The high-contrast themes require 7:1 for all of
 * them.
 */
export const CONTRAST_LEVELS = { body: 7, text: 4.5, graphic: 3 } as const;
export type ContrastLevel = keyof typeof CONTRAST_LEVELS;

/** Minimum contrast ratio of every pair in the high-contrast themes. */
export const HIGH_CONTRAST = 7;

/** The contrast ratio that a pair of this level needs in a theme. */
export const requiredContrast = (level: ContrastLevel, theme: ColorTheme): number =>
  theme.endsWith("contrast") ? HIGH_CONTRAST : CONTRAST_LEVELS[level];

export type ContrastPair = {
  readonly foreground: ColorName;
  readonly background: ColorName;
  readonly level: ContrastLevel;
};

const over = (
  level: ContrastLevel,
  foregrounds: readonly ColorName[],
  backgrounds: readonly ColorName[],
): readonly ContrastPair[] =>
  foregrounds.flatMap((foreground) =>
    backgrounds.map((background) => ({ foreground, background, level })),
  );

const SURFACES = ["surface", "surface-2"] as const;
const STATUS_SURFACES = [
  "success-surface",
  "error-surface",
  "warning-surface",
  "info-surface",
] as const;
const FEATURES = ["feature", "feature-deep"] as const;
const ACTIONS = ["action", "action-hover", "action-active"] as const;

/** Every colour pair that components may use. Other pairs may be illegible. */
export const contrastPairs: readonly ContrastPair[] = [
  ...over("body", ["text"], SURFACES),
  ...over("text", ["text-2"], [...SURFACES, ...STATUS_SURFACES]),
  ...over("text", ["text"], [...STATUS_SURFACES, "selection"]),
  ...over("text", ["link", "link-hover", "link-visited"], [...SURFACES, ...STATUS_SURFACES]),
  ...over("text", ["accent", "success", "error", "warning"], SURFACES),
  ...over("text", ["success"], ["success-surface"]),
  ...over("text", ["error"], ["error-surface"]),
  ...over("text", ["warning"], ["warning-surface"]),
  ...over("body", ["on-feature"], FEATURES),
  ...over("text", ["on-feature-2", "accent-on-feature", "link-hover-on-feature"], FEATURES),
  ...over("graphic", ["action", "action-hover"], FEATURES),
  ...over("text", ["on-action"], ACTIONS),
  ...over("text", ["on-accent"], ["accent"]),
  ...over("text", ["on-success"], ["success"]),
  ...over("text", ["on-error"], ["error"]),
  ...over("graphic", ["rule-strong", "star", "motif-line", "motif-dot"], SURFACES),
  ...over("graphic", ["focus"], [...SURFACES, ...STATUS_SURFACES]),
  ...over("graphic", ["focus-on-feature"], FEATURES),
];

/** A pair in a theme, with the contrast that it has and the one that it needs. */
export interface JudgedPair extends ContrastPair {
  readonly theme: ColorTheme;
  readonly ratio: number;
  readonly needed: number;
  readonly passes: boolean;
}

/** Computes the contrast of every pair in every theme that is given, theme by theme. */
export function judgeContrast(
  colors: Partial<Readonly<Record<ColorTheme, Readonly<Record<ColorName, string>>>>>,
): readonly JudgedPair[] {
  return (Object.keys(colors) as ColorTheme[]).flatMap((theme) => {
    const values = colors[theme];
    if (!values) return [];
    return contrastPairs.map((pair) => {
      const ratio = wcagContrast(values[pair.foreground], values[pair.background]);
      const needed = requiredContrast(pair.level, theme);
      return { ...pair, theme, ratio, needed, passes: ratio >= needed };
    });
  });
}
