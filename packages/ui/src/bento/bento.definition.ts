import { define } from "../definition/definition.ts";

/** The number of columns, if there is room for them. On a phone there is one. */
export const bentoColumns = ["2", "3", "4"] as const;

/** `ruled` is one box with lines between the items, `spaced` has gaps between boxes. */
export const bentoLooks = ["ruled", "spaced"] as const;

export const bentoDefinition = define({
  name: "Bento",
  axes: { columns: bentoColumns, look: bentoLooks },
  defaults: { columns: "3", look: "ruled" },
  interactions: [],
});
