import {
  type Choices,
  type ColourChoice,
  colourChoiceNames,
  colourChoices,
  type Density,
  densities,
  isBrandName,
  PILL,
  type RadiusChoice,
  radiusLimits,
} from "./choices.ts";
import { type Hex, readHex } from "./colour.ts";
import { type Font, readFont } from "./fonts.ts";

/** What a link's theme code means, or why it means nothing, as a sentence for a designer. */
export type ReadTheme =
  | { readonly choices: Choices; readonly problem?: never }
  | { readonly problem: string; readonly choices?: never };

/** Raised while a code is read; its message becomes the problem. */
class Unreadable extends Error {}

/** The first entry of a code, for links that outlive the studio's choices. */
const VERSION = 1;

function colours(value: unknown): Choices["colours"] {
  const digits = String(value).match(/.{6}/g) ?? [];
  const read = colourChoiceNames.map((choice, at) => {
    const hex = readHex(digits[at] ?? "");
    if (hex) return [choice, hex] as const;
    throw new Unreadable(`Its colour “${colourChoices[choice].label}” is not a colour.`);
  });
  return Object.fromEntries(read) as Record<ColourChoice, Hex>;
}

function font(value: unknown, what: string): Font {
  const known = readFont(String(value));
  if (known) return known;
  throw new Unreadable(`Its font of ${what} is not known.`);
}

function radius(value: unknown, name: RadiusChoice): number {
  const radius = Number(value);
  const most = radiusLimits[name];
  const pill = name === "buttons" && radius === PILL;
  if (pill || (Number.isInteger(radius) && radius >= 0 && radius <= most)) return radius;
  throw new Unreadable(`Its radius of ${name} is not between 0 and ${most} pixels.`);
}

function brandName(value: unknown): string {
  if (typeof value === "string" && isBrandName(value)) return value;
  throw new Unreadable("Its name is missing, or has characters that a name cannot have.");
}

function density(value: unknown): Density {
  if (Object.hasOwn(densities, String(value))) return value as Density;
  throw new Unreadable("Its density is not known.");
}

function readChoices(values: readonly unknown[]): Choices {
  const [version, name, hexes, text, titles, cards, controls, buttons, shadows, kolam, space] =
    values;
  if (version !== VERSION) throw new Unreadable("It was made by another version of the studio.");
  return {
    name: brandName(name),
    colours: colours(hexes),
    textFont: font(text, "text"),
    titleFont: font(titles, "titles"),
    radii: {
      cards: radius(cards, "cards"),
      controls: radius(controls, "controls"),
      buttons: radius(buttons, "buttons"),
    },
    shadows: shadows === 1,
    kolam: kolam === 1,
    density: density(space),
  };
}

/** Choices as a code of letters, digits, `-` and `_`, which Storybook accepts in its address. */
export function themeCode({ name, radii, ...choices }: Choices): string {
  const hexes = colourChoiceNames.map((choice) => choices.colours[choice].slice(1)).join("");
  const values = [
    VERSION,
    name,
    hexes,
    choices.textFont,
    choices.titleFont,
    radii.cards,
    radii.controls,
    radii.buttons,
    choices.shadows ? 1 : 0,
    choices.kolam ? 1 : 0,
    choices.density,
  ];
  const bytes = new TextEncoder().encode(JSON.stringify(values));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

function decoded(code: string): readonly unknown[] {
  try {
    const text = atob(code.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
    const values: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    if (Array.isArray(values)) return values;
  } catch {
    // Whatever is wrong with it, the reader can only ask for the link again.
  }
  throw new Unreadable("It is incomplete, or was changed on its way.");
}

/** Reads a code of {@link themeCode}. Never throws: links are cut off and edited. */
export function readTheme(code: string): ReadTheme {
  try {
    return { choices: readChoices(decoded(code)) };
  } catch (error) {
    if (error instanceof Unreadable) return { problem: error.message };
    throw error;
  }
}
