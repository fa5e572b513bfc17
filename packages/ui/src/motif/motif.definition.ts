import { define } from "../definition/definition.ts";

export const motifDefinition = define({
  name: "Motif",
  axes: {
    /**
     * Whether the line moves.
     * - `none`: it is there from the start
     * - `draw`: it draws itself once, within `--k-motion-draw`
     * - `redraw`: it does so each time the pointer enters the surrounding article or link, within
     *   `--k-motion-slow`
     */
    animate: ["none", "draw", "redraw"],
    /**
     * The background that it is on.
     * - `surface`: the page
     * - `feature`: a dark band
     * - `accent`: the page, with the line in the second colour
     */
    tone: ["surface", "feature", "accent"],
  },
});
