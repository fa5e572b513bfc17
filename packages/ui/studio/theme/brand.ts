import { dtcgColour } from "../../build/tokens/token-value.ts";
import kit from "../../src/tokens/tokens.generated.json" with { type: "json" };
import type { ColorTheme, TokenGroup, tokens } from "../../src/tokens/tokens.generated.ts";
import { type Choices, densities } from "./choices.ts";
import { type Hex, retone } from "./colour.ts";
import { deriveColours } from "./derive.ts";
import { stackOf } from "./fonts.ts";
import type { ThemeColours } from "./theme-colours.ts";

/** A documented token that does not depend on the theme, as `group.name`. */
export type BaseToken = {
  [Group in TokenGroup]: `${Group}.${keyof (typeof tokens)[Group] & string}`;
}[TokenGroup];

/**
 * A token's value, and its extensions if they differ from the kit's, as the DTCG format writes
 * them.
 */
export interface TokenValue {
  readonly $value: unknown;
  readonly $extensions?: Readonly<Record<string, unknown>> | undefined;
}

/** A brand: values for the kit's tokens. */
export interface Brand {
  readonly choices: Choices;
  readonly colours: Readonly<Record<ColorTheme, ThemeColours>>;
  readonly base: Readonly<Partial<Record<BaseToken, TokenValue>>>;
}

const pixels = (value: number) => ({ value, unit: "px" });

const plain = ($value: unknown): TokenValue => ({ $value });

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
    "radius.photo": plain(pixels(cards)),
    "radius.control": plain(pixels(controls)),
    "radius.checkbox": plain(pixels(Math.min(controls, 6))),
    "radius.button": plain(pixels(buttons)),
    "radius.tag": plain(pixels(Math.min(controls, 8))),
    "radius.card": plain(pixels(cards)),
    "radius.overlay": plain(pixels(cards)),
    "shadow.card": plain(shadow(shade, shadows ? 0.08 : 0, 2, 10)),
    "shadow.header": plain(shadow(shade, shadows ? 0.1 : 0, 1, 6)),
    "shadow.overlay": plain(shadow(shade, shadows ? 0.25 : 0, 16, 48)),
  } satisfies Brand["base"];
}

function fonts({ textFont, titleFont }: Choices) {
  const text = stackOf(textFont);
  const titles = stackOf(titleFont);
  return {
    "font.text": plain(text.families),
    "font.display": plain(titles.titleFamilies ?? titles.families),
    "stretch.heading": plain(text.widths?.heading ?? 100),
    "stretch.display": plain(titles.widths?.display ?? 100),
    "tracking.display": plain(titles.title.tracking),
    "leading.tight": plain(titles.title.leading),
  } satisfies Brand["base"];
}

/** A dimension or a fluid one, with every number multiplied. */
function multiplied(value: unknown, factor: number): unknown {
  if (typeof value === "number") return Number((value * factor).toFixed(4));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, multiplied(part, factor)]),
  );
}

/** Every space of the kit, multiplied; none if they stay as they are. */
function spaces({ density }: Choices): Brand["base"] {
  const { factor } = densities[density];
  if (factor === 1) return {};
  return Object.fromEntries(
    Object.entries<TokenValue>(kit.space).map(([name, { $value, $extensions }]) => [
      `space.${name}`,
      {
        $value: multiplied($value, factor),
        ...($extensions ? { $extensions: multiplied($extensions, factor) } : {}),
      },
    ]),
  );
}

/** Derives every token of a brand from its choices. */
export function deriveBrand(choices: Choices): Brand {
  return {
    choices,
    colours: deriveColours(choices.colours),
    base: {
      ...fonts(choices),
      ...shapes(choices),
      "motif.strand": plain(choices.kolam ? 1 : 0),
      "size.control": plain({ value: densities[choices.density].control, unit: "rem" }),
      ...spaces(choices),
    },
  };
}
