import { define } from "../definition/definition.ts";

export const contactDetailsDefinition = define({
  name: "ContactDetails",
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
});
