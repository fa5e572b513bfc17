import type { ColorTheme, TokenGroup, tokens } from "../../src/tokens/tokens.ts";
import { type Choices, densities } from "./choices.ts";
import { type Hex, retone } from "./colour.ts";
import { deriveColours } from "./derive.ts";
import { stackOf } from "./fonts.ts";
import type { ThemeColours } from "./theme-colours.ts";

/** A documented token that does not depend on the theme, as `group.name`. */
export type BaseToken = {
  [Group in TokenGroup]: `${Group}.${keyof (typeof tokens)[Group] & string}`;
}[TokenGroup];

/** A brand: values for the kit's tokens, those without a theme as the DTCG format writes them. */
export interface Brand {
  readonly choices: Choices;
  readonly colours: Readonly<Record<ColorTheme, ThemeColours>>;
  readonly base: Readonly<Partial<Record<BaseToken, unknown>>>;
}

const pixels = (value: number) => ({ value, unit: "px" });

/** The value of a colour in the DTCG format. Eight digits end with its opacity. */
export function dtcgColour(hex: Hex) {
  const bytes = [1, 3, 5, 7].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const [red = 0, green = 0, blue = 0, opacity] = bytes.map((byte) => byte / 255);
  const round = (part: number) => Number(part.toFixed(4));
  return {
    colorSpace: "srgb",
    components: [red, green, blue].map(round),
    ...(opacity !== undefined && opacity < 1 ? { alpha: Number(opacity.toFixed(2)) } : {}),
    hex: hex.slice(0, 7),
  };
}

const shadow = (colour: Hex, alpha: number, offset: number, blur: number) => ({
  color: { ...dtcgColour(colour), alpha },
  offsetX: pixels(0),
  offsetY: pixels(offset),
  blur: pixels(blur),
  spread: pixels(0),
});

function shapes({ radii: { cards, controls, buttons }, shadows, colours }: Choices) {
  const shade = retone(colours.feature, ({ c }) => ({ l: 0.2, c: Math.min(c, 0.05) }));
  return {
    "radius.photo": pixels(cards),
    "radius.control": pixels(controls),
    "radius.checkbox": pixels(Math.min(controls, 6)),
    "radius.button": pixels(buttons),
    "radius.tag": pixels(Math.min(controls, 8)),
    "radius.card": pixels(cards),
    "radius.overlay": pixels(cards),
    "shadow.card": shadow(shade, shadows ? 0.08 : 0, 2, 10),
    "shadow.header": shadow(shade, shadows ? 0.1 : 0, 1, 6),
    "shadow.overlay": shadow(shade, shadows ? 0.25 : 0, 16, 48),
  } satisfies Brand["base"];
}

function type({ textFont, titleFont }: Choices) {
  const [text, titles] = [stackOf(textFont), stackOf(titleFont)];
  return {
    "font.text": text.families,
    "font.display": titles.titleFamilies ?? titles.families,
    "stretch.heading": text.widths?.heading ?? 100,
    "stretch.display": titles.widths?.display ?? 100,
    "tracking.display": titles.title.tracking,
    "leading.tight": titles.title.leading,
  } satisfies Brand["base"];
}

/** Derives every token of a brand from its choices. */
export function deriveBrand(choices: Choices): Brand {
  const density = densities[choices.density];
  return {
    choices,
    colours: deriveColours(choices.colours),
    base: {
      ...type(choices),
      ...shapes(choices),
      "motif.strand": choices.kolam ? 1 : 0,
      "space.density": density.factor,
      "size.control": { value: density.control, unit: "rem" },
    },
  };
}
