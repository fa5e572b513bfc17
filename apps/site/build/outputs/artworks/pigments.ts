import { colors } from "@kolam/ui/tokens";

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
 * The colours of pictures; those of what stands for a photo are quiet, since it must not be louder than what a page asks
 * for. A picture is one file for both themes, so these are colours that the themes
 * share, or the light theme's, which stand out from the pages of both.
 */
export const pigments = {
  frame: { ground: light.feature, ink: light["feature-rule"], accent: light["on-feature-2"] },
  indigo: { ground: light.feature, ink: light["on-feature"], accent: light.action },
  turmeric: { ground: light.action, ink: light["on-action"], accent: light["link-hover"] },
  leaf: { ground: light.success, ink: light["on-feature"], accent: light["warning-surface"] },
  kumkum: { ground: light.accent, ink: light["on-accent"], accent: light["warning-surface"] },
} as const satisfies Readonly<Record<string, Pigments>>;
