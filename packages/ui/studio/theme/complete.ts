import type { Choices } from "./choices.ts";
import { type Hex, reach, retone, shadeOf, toneOf } from "./colour.ts";
import { DARK_BAND, standsOut } from "./derive.ts";

/** A brand of one to three colours: what is left out follows the first. */
export interface BrandColours {
  readonly action: Hex;
  readonly accent?: Hex | undefined;
  readonly link?: Hex | undefined;
}

const PAPER = "#ffffff";

/** A colour that can be read as text on the page, its bands and its messages. */
const asText = (hex: Hex) => reach(hex, [{ against: PAPER, ratio: 5.7 }]);

const tinted = (hex: Hex, l: number, most: number) =>
  retone(hex, ({ c }) => ({ l, c: Math.min(c, most) }));

/**
 * The share of a colour's chroma in the band that is derived from it. The band's deeper shades keep
 * 72 % of that, and so more than a third: with less, a shade of amber is nearly black.
 */
const IN_BAND = 0.5;

/** The hue of a colour's dark shade: yellows lean to red, as dark yellow looks like mud. */
const shadeHue = (h: number) => (h > 40 && h < 110 ? 40 + (h - 40) * 0.35 : h);

/**
 * A dark band on which buttons of a colour stand out, if there is one: the lightest. A lighter band
 * than 0.28 is for light buttons only, since text on others needs them dark.
 */
function darkBand(action: Hex): Hex | undefined {
  const { c, h } = toneOf(action);
  const band = (l: number, lightest: number) =>
    shadeOf(shadeHue(h), { l, c: Math.max(c * IN_BAND, Math.min(c, l / 4)) }, lightest);
  return (
    [0.36, 0.33, 0.3].map((l) => band(l, DARK_BAND)).find((made) => standsOut(action, made, 3.5)) ??
    [0.28, 0.26, 0.24, 0.22, 0.2, 0.18]
      .map((l) => band(l, l))
      .find((made) => standsOut(action, made))
  );
}

/**
 * Chooses the rest of a brand: pages and text with a trace of its bands' hue. The bands are dark,
 * or pale where dark buttons would not stand out.
 */
export function completeColours(
  { action, accent = action, link = action }: BrandColours,
  feature: Hex = darkBand(action) ?? tinted(action, 0.93, 0.05),
) {
  return {
    paper: PAPER,
    ink: tinted(feature, 0.2, 0.02),
    night: tinted(feature, 0.18, 0.02),
    feature,
    action,
    accent: asText(accent),
    link: asText(link),
  } satisfies Choices["colours"];
}

/**
 * A brand out of a colour, and others that a logo has. A colour that is too dark for buttons on a
 * dark band becomes the band, with buttons in its light tone.
 */
export function brandOf(first: Hex, others: readonly Hex[] = []): Choices["colours"] {
  const second = others.find((other) => other !== first);
  if (darkBand(first)) return completeColours({ action: first, accent: second });
  const band = retone(first, ({ l }) => ({ l: Math.min(l, 0.32) }));
  const action = second && standsOut(second, band) ? second : retone(first, () => ({ l: 0.82 }));
  return completeColours({ action, accent: first, link: first }, band);
}
