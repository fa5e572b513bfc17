import { type Hex, reach } from "@kolam/ui/studio/theme/colour";
import { colors } from "@site/generated/colors";

/** The colours of a picture. */
export interface Pigments {
  readonly ground: string;
  /** Lines and text. */
  readonly ink: string;
  /** Dots, and what stands out. */
  readonly accent: string;
}

const { light, dark } = colors;

const readable = (colour: string, ground: string, ratio: number) =>
  reach(colour as Hex, [{ against: ground as Hex, ratio }]);

/**
 * Colours that can be told from their ground, whichever colours a site has: lighter or darker where
 * they could not. The accent needs a contrast of 4.5 where words are written in it.
 */
export const legible = ({ ground, ink, accent }: Pigments, accentRatio = 3): Pigments => ({
  ground,
  ink: readable(ink, ground, 4.5),
  accent: readable(accent, ground, accentRatio),
});

/**
 * The colours of every colourway. A picture is one file for both themes, so these are colours that
 * the themes share, or the light theme's, which stand out from the pages of both.
 */
export const pigments = {
  indigo: legible({
    ground: light.feature,
    ink: light["on-feature"],
    accent: light.action,
  }),
  turmeric: legible({
    ground: light.action,
    ink: light["on-action"],
    accent: light["link-hover"],
  }),
  leaf: legible({
    ground: light.success,
    ink: light["on-feature"],
    accent: light["warning-surface"],
  }),
  kumkum: legible({
    ground: light.accent,
    ink: light["on-accent"],
    accent: light["warning-surface"],
  }),
} as const satisfies Readonly<Record<string, Pigments>>;

/** A photo's placeholder is quieter than anything that a page asks for. */
export const frame: Pigments = {
  ground: light.feature,
  ink: readable(dark["rule-strong"], light.feature, 3),
  accent: light["on-feature-2"],
};
