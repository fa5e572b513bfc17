import { define } from "../definition/definition.ts";

/** The values of `look`. */
export const tableLooks = ["rules", "grid", "bands"] as const;

/** The values of `narrow`. */
export const tableNarrows = ["scroll", "stack"] as const;

export const tableDefinition = define({
  name: "Table",
  axes: {
    /**
     * How rows are told apart.
     * - `rules`: a line below each row
     * - `grid`: lines around each cell
     * - `bands`: a tint on every other row
     */
    look: tableLooks,
    /**
     * What it does on a phone.
     * - `scroll`: moves sideways
     * - `stack`: makes each row a block, with the headings as labels
     */
    narrow: tableNarrows,
  },
  defaults: { look: "rules", narrow: "scroll" },
  interactions: [],
});
