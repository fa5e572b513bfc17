import { define } from "../definition/definition.ts";

/** The values of `fit`. */
export const stageFits = ["whole", "window"] as const;

/** One of {@link stageFits}. */
export type StageFit = (typeof stageFits)[number];

export const stageDefinition = define({
  name: "Stage",
  axes: {
    /**
     * How much of the drawing is shown.
     * - `whole`: all of it
     * - `window`: the upper part, in a fixed shape
     */
    fit: stageFits,
  },
  defaults: { fit: "whole" },
  interactions: [],
});
