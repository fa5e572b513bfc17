import { define } from "../definition/definition.ts";

/** `whole` is as tall as its content; `window` has a fixed shape and shows the upper part. */
export const stageFits = ["whole", "window"] as const;

/** One of {@link stageFits}. */
export type StageFit = (typeof stageFits)[number];

export const stageDefinition = define({
  name: "Stage",
  axes: { fit: stageFits },
  defaults: { fit: "whole" },
  interactions: [],
});
