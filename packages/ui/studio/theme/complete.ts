import type { Choices } from "./choices.ts";
import { type Hex, reach, retone } from "./colour.ts";
import { standsOut } from "./derive.ts";

/** A brand of one to three colours: what is left out follows the first. */
export interface BrandColours {
  readonly action: Hex;
  readonly accent?: Hex | undefined;
  readonly link?: Hex | undefined;
}

const PAPER = "#ffffff";

/** A colour that can be read as text on the page, its bands and its messages. */
const asText = (hex: Hex) => reach(hex, [{ against: PAPER, ratio: 5.7 }]);

/**
 * Chooses the rest of a brand: pages and text with a trace of its hue, and dark bands on which its buttons stand out,
 * or pale ones where the buttons are dark.
 */
export function completeColours({ action, accent = action, link = action }: BrandColours) {
  const tinted = (l: number, most: number) =>
    retone(action, ({ c }) => ({ l, c: Math.min(c, most) }));
  const shades = [0.28, 0.22, 0.18].map((l) => tinted(l, l / 4));
  return {
    paper: PAPER,
    ink: tinted(0.2, 0.02),
    night: tinted(0.18, 0.02),
    feature: shades.find((shade) => standsOut(action, shade)) ?? tinted(0.93, 0.05),
    action,
    accent: asText(accent),
    link: asText(link),
  } satisfies Choices["colours"];
}
