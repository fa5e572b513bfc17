import { define } from "../definition/definition.ts";

/** The values of `columns`. */
export const bentoColumns = ["2", "3", "4"] as const;

/** The values of `look`. */
export const bentoLooks = ["ruled", "spaced"] as const;

export const bentoDefinition = define({
  name: "Bento",
  axes: {
    /**
     * The columns that it has where they fit. On a phone there is one.
     * - `2`: two
     * - `3`: three
     * - `4`: four, and two on a tablet
     */
    columns: bentoColumns,
    /**
     * What is between the items.
     * - `ruled`: lines: it is one box
     * - `spaced`: gaps: each item is a box
     */
    look: bentoLooks,
  },
  defaults: { columns: "3", look: "ruled" },
  interactions: [],
});
