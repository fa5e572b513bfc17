import { define } from "../definition/definition.ts";

export const bentoItemDefinition = define({
  name: "BentoItem",
  axes: {
    /**
     * Its background.
     * - `plain`: the page's own
     * - `quiet`: differs a little
     * - `feature`: dark, for one among light ones
     * - `action`: the colour of buttons, for one figure
     */
    tone: ["plain", "quiet", "feature", "action"],
    /**
     * The columns that it takes, as far as there are so many.
     * - `1`: one
     * - `2`: two
     * - `3`: three
     * - `full`: all of them
     */
    span: ["1", "2", "3", "full"],
    /**
     * The rows that it takes, where there are columns.
     * - `1`: one
     * - `2`: two
     */
    rows: ["1", "2"],
  },
});
