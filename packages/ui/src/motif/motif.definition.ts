import { define } from "../definition/definition.ts";

/** How the drawing arrives: at once, or its line drawn once in `--k-motion-draw`. */
export const motifAnimations = ["none", "draw"] as const;
/** What it lies on: the page, a `feature` ground, or the page where the line itself is the accent. */
export const motifTones = ["surface", "feature", "accent"] as const;

export const motifDefinition = define({
  name: "Motif",
  axes: { animate: motifAnimations, tone: motifTones },
  defaults: { animate: "none", tone: "surface" },
  interactions: [],
});
