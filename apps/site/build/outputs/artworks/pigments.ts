import { colors } from "@kolam/ui/tokens";
import type { Colourway } from "../../../src/photos/photo-frame.ts";

/** The colours of a picture. */
export interface Pigments {
  readonly ground: string;
  /** Lines and text. */
  readonly ink: string;
  /** Dots, and what stands out. */
  readonly accent: string;
}

const { light } = colors;

/**
 * The colours of every colourway. A picture is one file for both themes, so these are colours that the themes
 * share, or the light theme's, which stand out from the pages of both.
 */
export const pigments: Readonly<Record<Colourway, Pigments>> = {
  indigo: { ground: light.feature, ink: light["on-feature"], accent: light.action },
  turmeric: { ground: light.action, ink: light["on-action"], accent: light["link-hover"] },
  leaf: { ground: light.success, ink: light["on-feature"], accent: light["warning-surface"] },
  kumkum: { ground: light.accent, ink: light["on-accent"], accent: light["warning-surface"] },
};
