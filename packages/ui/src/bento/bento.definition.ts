import { define } from "../definition/definition.ts";

export const bentoDefinition = define({
  name: "Bento",
  axes: {
    /**
     * The columns that it has where they fit. On a phone there is one.
     * - `2`: two
     * - `3`: three
     * - `4`: four, and two on a tablet
     */
    columns: ["2", "3", "4"],
    /**
     * What is between the items.
     * - `ruled`: lines: it is one box
     * - `spaced`: gaps: each item is a box
     */
    variant: ["ruled", "spaced"],
  },
  defaults: { columns: "3" },
});
