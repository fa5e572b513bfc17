import { wcagContrast } from "culori";
import type { ColorTheme } from "../../src/tokens/tokens.generated.ts";
import type { Choices } from "./choices.ts";
import { type Hex, reach, retone, shadeOf, toneOf } from "./colour.ts";
import { type ThemeBase, type ThemeColours, themeColours } from "./theme-colours.ts";

type Colours = Choices["colours"];

/**
 * The ground of heroes and footers. A feature as dark as ink gets a deeper shade, a light one a
 * slightly darker one.
 */
const deeper = (feature: Hex) =>
  retone(feature, ({ l, c }) => ({ l: l < 0.6 ? l * 0.76 : l - 0.05, c: c * 0.72 }));

/** The lightest that a dark band may become to show its colour. */
export const DARK_BAND = 0.38;

/** The same on a dark page, darker still, in a colour that is told from black. */
function deeperAtNight(feature: Hex): Hex {
  const { l, c, h } = toneOf(feature);
  return shadeOf(h, { l: l * 0.61, c: c * 0.72 }, DARK_BAND);
}

const chalkOf = (paper: Hex) => retone(paper, ({ c }) => ({ l: 0.985, c: Math.min(c, 0.015) }));

const onWhite = (hex: Hex) => reach(hex, [{ against: "#ffffff", ratio: 7 }]);

/**
 * A band on the page: slightly darker, and where the page is grey with a trace of the feature's
 * hue.
 */
function band(paper: Hex, feature: Hex): Hex {
  const { c: grey } = toneOf(paper);
  const tinted = grey < 0.004 ? { c: 0.006, h: toneOf(feature).h } : { c: grey * 1.4 };
  return retone(paper, ({ l }) => ({ l: l - 0.033, ...tinted }));
}

function light({ paper, ink, feature, action, accent, link }: Colours): ThemeBase {
  return {
    chalk: chalkOf(paper),
    surface: paper,
    "surface-2": band(paper, feature),
    text: ink,
    feature,
    "feature-deep": deeper(feature),
    action,
    accent,
    link,
  };
}

function dark({ paper, night, feature: chosen, action, accent, link }: Colours): ThemeBase {
  const feature = toneOf(chosen).l < 0.6 ? chosen : retone(chosen, () => ({ l: 0.28 }));
  const deep = deeperAtNight(feature);
  return {
    chalk: chalkOf(paper),
    surface: night,
    "surface-2": retone(night, ({ l }) => ({ l: l + 0.04 })),
    text: reach(
      retone(paper, ({ c }) => ({ l: 0.96, c: Math.min(c, 0.02) })),
      [{ against: night, ratio: 8 }],
    ),
    feature,
    "feature-deep": deep,
    action: [feature, deep].every((band) => standsOut(action, band))
      ? action
      : reach(action, [
          { against: feature, ratio: 4.5 },
          { against: deep, ratio: 4.5 },
        ]),
    accent: lit(accent, night),
    link: lit(link, night),
  };
}

/** Whether an action has a contrast with a band, also while it is pressed. */
export const standsOut = (action: Hex, band: Hex, ratio = 3): boolean =>
  wcagContrast(
    retone(action, ({ l }) => ({ l: l - 0.05 })),
    band,
  ) >= ratio;

/** A colour of the light theme as a light one on a dark ground. */
const lit = (hex: Hex, ground: Hex) =>
  reach(
    retone(hex, ({ l, c }) => ({ l: Math.max(l, 0.78), c: Math.min(c, 0.14) })),
    [{ against: ground, ratio: 6.5 }],
  );

function lightContrast({ ink, feature, action, accent, link }: Colours): ThemeBase {
  const deep = retone(feature, ({ l, c }) => ({ l: Math.min(l, 0.24), c: Math.min(c, 0.08) }));
  return {
    chalk: "#ffffff",
    surface: "#ffffff",
    "surface-2": "#ffffff",
    text: retone(ink, ({ l, c }) => ({ l: Math.min(l, 0.16), c: Math.min(c, 0.04) })),
    feature: deep,
    "feature-deep": deep,
    action: reach(action, [{ against: deep, ratio: 7.2 }]),
    accent: onWhite(accent),
    link: onWhite(link),
  };
}

function darkContrast(colours: Colours): ThemeBase {
  const { night, feature, accent, link } = colours;
  const ground = retone(night, ({ c }) => ({ l: 0.1, c: Math.min(c, 0.02) }));
  const onGround = (hex: Hex) => reach(lit(hex, ground), [{ against: ground, ratio: 9 }]);
  return {
    ...lightContrast(colours),
    surface: ground,
    "surface-2": ground,
    text: "#ffffff",
    "feature-deep": retone(feature, ({ l, c }) => ({ l: Math.min(l, 0.16), c: Math.min(c, 0.05) })),
    accent: onGround(accent),
    link: onGround(link),
  };
}

const bases: Readonly<Record<ColorTheme, (colours: Colours) => ThemeBase>> = {
  light,
  dark,
  "light-contrast": lightContrast,
  "dark-contrast": darkContrast,
};

/** Every colour of one theme of a brand. */
export const deriveTheme = (theme: ColorTheme, colours: Colours): ThemeColours =>
  themeColours(theme, bases[theme](colours));

/** Every colour of a brand in the four themes. */
export const deriveColours = (colours: Colours): Readonly<Record<ColorTheme, ThemeColours>> => ({
  light: deriveTheme("light", colours),
  dark: deriveTheme("dark", colours),
  "light-contrast": deriveTheme("light-contrast", colours),
  "dark-contrast": deriveTheme("dark-contrast", colours),
});
