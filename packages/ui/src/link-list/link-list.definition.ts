import { define } from "../definition/definition.ts";

export const linkListDefinition = define({
  name: "LinkList",
  axes: {
    /**
     * The maximum number of columns; fewer if they do not fit.
     * - `1`: one
     * - `2`: two
     * - `3`: three
     * - `4`: four
     */
    columns: ["1", "2", "3", "4"],
  },
  interactions: ["rest", "hover", "focus-visible", "active"],
});
