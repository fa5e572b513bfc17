import { contrastPairs, requiredContrast } from "../../src/tokens/contrast-pairs.ts";
import type { ColorName, ColorTheme } from "../../src/tokens/tokens.generated.ts";
import { channels, type Demand, type Hex, mix, reach, retone } from "./colour.ts";

/** The four themes by name. */
export const themeLabels: Readonly<Record<ColorTheme, string>> = {
  light: "Light",
  dark: "Dark",
  "light-contrast": "Light high-contrast",
  "dark-contrast": "Dark high-contrast",
};

export const themeNames = Object.keys(themeLabels) as ColorTheme[];

/** What a theme is made of: the colours that its others are derived from. */
export interface ThemeBase {
  /** The lightest colour of the brand, for text on dark fills. */
  readonly chalk: Hex;
  readonly surface: Hex;
  readonly "surface-2": Hex;
  readonly text: Hex;
  readonly feature: Hex;
  readonly "feature-deep": Hex;
  readonly action: Hex;
  readonly accent: Hex;
  readonly link: Hex;
}

/** Every colour of a theme. `overlay` has two more digits, for its transparency. */
export type ThemeColours = Readonly<Record<ColorName, Hex>>;

/**
 * Hues that mean the same in every brand, in degrees, and how colourful they are on a light ground.
 */
const MEANINGS = {
  success: { h: 155, c: 0.11 },
  error: { h: 25, c: 0.17 },
  warning: { h: 75, c: 0.1 },
} as const;
const VISITED_HUE = 305;

const isDark = (hex: Hex) => {
  const [red = 0, green = 0, blue = 0] = channels(hex);
  return red * 0.299 + green * 0.587 + blue * 0.114 < 128;
};

/**
 * Derives a theme from its base. Each colour starts where it would look best and moves only as far
 * as its pairs in `contrastPairs` need, against the colours that are there already.
 */
export function themeColours(theme: ColorTheme, { chalk, ...base }: ThemeBase): ThemeColours {
  const strict = theme.endsWith("contrast");
  const made: Partial<Record<ColorName, Hex>> = { ...base };

  const demands = (name: ColorName): Demand[] =>
    contrastPairs.flatMap(({ foreground, background, level }) => {
      const other = foreground === name ? background : background === name ? foreground : undefined;
      const against = other && made[other];
      return against ? [{ against, ratio: requiredContrast(level, theme) }] : [];
    });
  /** Adds a colour that has to pass. */
  const pass = (name: ColorName, start: Hex): Hex => {
    const hex = reach(start, demands(name));
    made[name] = hex;
    return hex;
  };
  /** Adds a ground or a decoration unchanged. */
  const put = (name: ColorName, hex: Hex): Hex => {
    made[name] = hex;
    return hex;
  };
  /** The start of text on a fill: chalk, or nearly black with a trace of the fill. */
  const on = (fill: Hex) =>
    isDark(fill) ? chalk : retone(fill, ({ c }) => ({ l: 0.19, c: Math.min(c, 0.05) }));

  const { surface, text, feature, action, accent, link } = base;
  const dark = isDark(surface);
  /** A ground that is tinted with a hue. High contrast has one ground for all. */
  const wash = (hue: number) =>
    strict
      ? surface
      : retone(surface, ({ l }) => ({ l: dark ? l + 0.07 : l - 0.04, c: 0.032, h: hue }));
  const meaning = ({ h, c }: { h: number; c: number }) =>
    retone(surface, () => ({ l: dark ? 0.8 : 0.47, c: dark ? 0.12 : c, h }));

  put("success-surface", wash(MEANINGS.success.h));
  put("error-surface", wash(MEANINGS.error.h));
  put("warning-surface", wash(MEANINGS.warning.h));
  put("info-surface", strict ? surface : mix(surface, feature, dark ? 0.45 : 0.1));

  pass("text-2", mix(text, surface, strict ? 0.12 : 0.27));
  const ruleStrong = pass("rule-strong", mix(text, surface, 0.5));
  put("rule", strict ? ruleStrong : mix(surface, text, 0.17));

  const onFeature = pass("on-feature", on(feature));
  pass("on-feature-2", mix(onFeature, feature, strict ? 0.06 : 0.18));
  put("feature-rule", mix(feature, onFeature, strict ? 0.75 : 0.2));

  const onAction = pass("on-action", on(action));
  const darkText = isDark(onAction);
  pass(
    "action-hover",
    retone(action, ({ l }) => ({ l: darkText ? l + 0.06 : l - 0.05 })),
  );
  pass(
    "action-active",
    retone(action, ({ l }) => ({ l: darkText ? l - 0.07 : l - 0.1 })),
  );
  pass("accent-on-feature", action);
  const lightAction = pass(
    "link-hover-on-feature",
    retone(action, ({ l }) => ({ l: l + 0.06 })),
  );
  pass("focus-on-feature", lightAction);

  pass("on-accent", on(accent));
  const success = pass("success", meaning(MEANINGS.success));
  pass("on-success", on(success));
  const error = pass("error", meaning(MEANINGS.error));
  pass("on-error", on(error));
  pass("warning", meaning(MEANINGS.warning));

  pass("focus", dark ? lightAction : link);
  pass("star", action);
  pass("link-hover", accent);
  pass(
    "link-visited",
    retone(link, ({ l }) => ({ l, c: 0.12, h: VISITED_HUE })),
  );
  put("motif-line", text);
  pass("motif-dot", accent);
  pass(
    "selection",
    retone(action, ({ c }) => ({ l: dark ? 0.4 : 0.9, c: Math.min(c, 0.1) })),
  );
  const veil = retone(base["feature-deep"], ({ l }) => ({ l: Math.min(l, dark ? 0.1 : 0.2) }));
  put("overlay", `${veil}${dark ? "bf" : "99"}`);
  return made as ThemeColours;
}
