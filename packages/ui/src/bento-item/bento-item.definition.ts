import { define } from "../definition/definition.ts";

/** The number of columns that an item takes, if there is room for columns. `full` is all of them. */
export const bentoItemSpans = ["1", "2", "3", "full"] as const;

/** The number of rows that an item takes, likewise. */
export const bentoItemRows = ["1", "2"] as const;

/** `quiet` has a ground of its own, `feature` is dark, `action` in the brand's signal colour: one of each at most. */
export const bentoItemTones = ["plain", "quiet", "feature", "action"] as const;

export const bentoItemDefinition = define({
  name: "BentoItem",
  axes: { tone: bentoItemTones, span: bentoItemSpans, rows: bentoItemRows },
  defaults: { tone: "plain", span: "1", rows: "1" },
  interactions: [],
});
