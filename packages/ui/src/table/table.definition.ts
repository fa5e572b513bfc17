import { define } from "../definition/definition.ts";

/** `rules` draws a line below each row, `grid` around each cell, `bands` tints every other row. */
export const tableLooks = ["rules", "grid", "bands"] as const;

/** On a phone, `scroll` moves sideways, `stack` makes each row a block with the headings as labels. */
export const tableNarrows = ["scroll", "stack"] as const;

export const tableDefinition = define({
  name: "Table",
  axes: { look: tableLooks, narrow: tableNarrows },
  defaults: { look: "rules", narrow: "scroll" },
  interactions: [],
});
