import { colors } from "@kolam/ui/tokens";

/** The colours of a picture. */
export interface Pigments {
  readonly ground: string;
  /** Lines and text. */
  readonly ink: string;
  /** Dots, and what stands out. */
  readonly accent: string;
}

const { light, dark } = colors;

/**
 * The colours of every colourway. A picture is one file for both themes, so these are colours that
 * the themes share, or the light theme's, which stand out from the pages of both.
 */
export const pigments = {
  indigo: { ground: light.feature, ink: light["on-feature"], accent: light.action },
  turmeric: { ground: light.action, ink: light["on-action"], accent: light["link-hover"] },
  leaf: { ground: light.success, ink: light["on-feature"], accent: light["warning-surface"] },
  kumkum: { ground: light.accent, ink: light["on-accent"], accent: light["warning-surface"] },
} as const satisfies Readonly<Record<string, Pigments>>;

/** What stands for a photo is quieter than anything that a page asks for. */
export const frame: Pigments = {
  ground: light.feature,
  ink: dark["rule-strong"],
  accent: light["on-feature-2"],
};
