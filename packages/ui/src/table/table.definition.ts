import { define } from "../definition/definition.ts";

export const tableDefinition = define({
  name: "Table",
  axes: {
    /**
     * How rows are separated.
     * - `rules`: a line below each row
     * - `grid`: lines around each cell
     * - `bands`: a tint on every other row
     */
    variant: ["rules", "grid", "bands"],
    /**
     * What it does on a phone.
     * - `scroll`: scrolls horizontally
     * - `stack`: turns each row into a block, with the column titles as labels
     */
    narrow: ["scroll", "stack"],
  },
});
