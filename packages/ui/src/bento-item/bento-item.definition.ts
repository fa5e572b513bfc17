import { define } from "../definition/definition.ts";

/** The values of `tone`. */
export const bentoItemTones = ["plain", "quiet", "feature", "action"] as const;

/** The values of `span`. */
export const bentoItemSpans = ["1", "2", "3", "full"] as const;

/** The values of `rows`. */
export const bentoItemRows = ["1", "2"] as const;

export const bentoItemDefinition = define({
  name: "BentoItem",
  axes: {
    /**
     * Its ground.
     * - `plain`: the page's own
     * - `quiet`: differs a little
     * - `feature`: dark, for one among light ones
     * - `action`: the colour of buttons, for one figure
     */
    tone: bentoItemTones,
    /**
     * The columns that it takes, as far as there are so many.
     * - `1`: one
     * - `2`: two
     * - `3`: three
     * - `full`: all of them
     */
    span: bentoItemSpans,
    /**
     * The rows that it takes, where there are columns.
     * - `1`: one
     * - `2`: two
     */
    rows: bentoItemRows,
  },
  defaults: { tone: "plain", span: "1", rows: "1" },
  interactions: [],
});
