import { define } from "../definition/definition.ts";

/** The values of `animate`. */
export const motifAnimations = ["none", "draw"] as const;
/** The values of `tone`. */
export const motifTones = ["surface", "feature", "accent"] as const;

export const motifDefinition = define({
  name: "Motif",
  axes: {
    /**
     * Whether the line moves.
     * - `none`: it is there from the start
     * - `draw`: it draws itself once, within `--k-motion-draw`
     */
    animate: motifAnimations,
    /**
     * The ground that it is on.
     * - `surface`: the page
     * - `feature`: a dark band
     * - `accent`: the page, with the line in the second colour
     */
    tone: motifTones,
  },
  defaults: { animate: "none", tone: "surface" },
  interactions: [],
});
