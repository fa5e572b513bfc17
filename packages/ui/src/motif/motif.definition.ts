import { define } from "../definition/definition.ts";

/** `draw` draws the line once, within `--k-motion-draw`. */
export const motifAnimations = ["none", "draw"] as const;
/** `surface` is for the page, `feature` for dark backgrounds, `accent` for an accent-coloured line. */
export const motifTones = ["surface", "feature", "accent"] as const;

export const motifDefinition = define({
  name: "Motif",
  axes: { animate: motifAnimations, tone: motifTones },
  defaults: { animate: "none", tone: "surface" },
  interactions: [],
});
