import { clampChroma, converter, formatHex, parse, wcagLuminance } from "culori";

/** A colour as six hexadecimal digits: `#1e2455`. */
export type Hex = `#${string}`;

/** A colour by lightness (0 to 1), chroma (0 to about 0.3) and hue (degrees), in OKLCH. */
export interface Tone {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

const oklch = converter("oklch");

/** A written colour as six digits in lower case: three or six digits, with or without `#`. */
export function readHex(text: string): Hex | undefined {
  const [, digits] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim()) ?? [];
  if (digits === undefined) return undefined;
  const six = digits.length === 3 ? digits.replace(/./g, "$&$&") : digits;
  return `#${six.toLowerCase()}`;
}

/**
 * An opaque colour as six digits, however CSS writes it: `#1e2455`, `rgb(30 36 85)`, `navy` or
 * `oklch(28% 0.09 275)`. One that not every screen shows has as much chroma as it can.
 */
export function readColour(text: string): Hex | undefined {
  const written = parse(text.trim().toLowerCase());
  if (written === undefined) return readHex(text);
  const hex = formatHex(clampChroma(written, "oklch"));
  return (written.alpha ?? 1) < 1 ? undefined : readHex(hex);
}

/** The lightness, chroma and hue of a colour. */
export function toneOf(hex: Hex): Tone {
  const { l = 0, c = 0, h = 0 } = oklch(hex) ?? {};
  return { l, c, h };
}

const between = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value));

/** The colour of a tone; where a screen cannot show it, with as much chroma as it can. */
export function hexOf({ l, c, h }: Tone): Hex {
  const shown = clampChroma({ mode: "oklch", l: between(l, 0, 1), c: Math.max(0, c), h }, "oklch");
  return formatHex(shown) as Hex;
}

/** A colour with another lightness, chroma or hue. */
export const retone = (hex: Hex, change: (tone: Tone) => Partial<Tone>): Hex => {
  const tone = toneOf(hex);
  return hexOf({ ...tone, ...change(tone) });
};

/**
 * A shade of a colour's hue that keeps a chroma: as light as asked for, or lighter where a screen
 * shows less chroma there, up to a limit.
 */
export function shadeOf(hue: number, { l, c }: Omit<Tone, "h">, lightest: number): Hex {
  const shown = hexOf({ l, c, h: hue });
  if (l >= lightest || toneOf(shown).c >= c - 0.001) return shown;
  return shadeOf(hue, { l: l + 0.01, c }, lightest);
}

/** A colour on the straight way from one to another; `share` 0 is the first, 1 the second. */
export function mix(from: Hex, to: Hex, share: number): Hex {
  const a = channels(from);
  const b = channels(to);
  const mixed = a.map((value, at) => Math.round(value + ((b[at] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** The red, green and blue of a colour, each 0 to 255. */
export const channels = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** A colour that another one must stand out from, and by which contrast ratio. */
export interface Demand {
  readonly against: Hex;
  readonly ratio: number;
}

/** By how much a colour misses its demands: 0 or less when it meets all of them. */
type Missing = (hex: Hex) => number;

/** Each ground's luminance is computed once, since many colours are tried against it. */
function missingOf(demands: readonly Demand[]): Missing {
  const grounds = demands.map(({ against, ratio }) => ({ ground: wcagLuminance(against), ratio }));
  return (hex) => {
    const luminance = wcagLuminance(hex);
    return Math.max(
      ...grounds.map(({ ground, ratio }) => {
        const [light, dark] = luminance > ground ? [luminance, ground] : [ground, luminance];
        return ratio - (light + 0.05) / (dark + 0.05);
      }),
    );
  };
}

/** Whether a colour meets its demands. */
export const meets = (hex: Hex, demands: readonly Demand[]): boolean =>
  demands.length === 0 || missingOf(demands)(hex) <= 0;

/** Enough for a difference of less than one step of a screen's colours. */
const HALVINGS = 8;

/**
 * The lightness nearest to `tone.l` in a direction at which the demands are met, if there is one.
 */
function nearest(tone: Tone, end: 0 | 1, missing: Missing): number | undefined {
  const met = (l: number) => missing(hexOf({ ...tone, l })) <= 0;
  if (!met(end)) return undefined;
  let out = tone.l;
  let into = end as number;
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (out + into) / 2;
    if (met(middle)) into = middle;
    else out = middle;
  }
  return into;
}

/**
 * The colour nearest to `start` that meets all demands: with its hue, and as light or dark as it
 * must be. Black or white, whichever misses them by less, where no colour can.
 */
export function reach(start: Hex, demands: readonly Demand[]): Hex {
  const missing = missingOf(demands);
  if (demands.length === 0 || missing(start) <= 0) return start;
  const tone = toneOf(start);
  const found = ([0, 1] as const)
    .map((end) => nearest(tone, end, missing))
    .filter((l) => l !== undefined)
    .sort((a, b) => Math.abs(a - tone.l) - Math.abs(b - tone.l));
  const [l] = found;
  if (l !== undefined) return hexOf({ ...tone, l });
  return missing("#000000") < missing("#ffffff") ? "#000000" : "#ffffff";
}
