import { define } from "../definition/definition.ts";

/** The most columns the grid takes where there is room; `lead` is three with a wide first one. */
export const cardGridColumns = ["2", "3", "4", "lead"] as const;
/** `ruled` is graph paper, `spaced` leaves gaps, `figures` keeps two columns on a phone. */
export const cardGridLooks = ["ruled", "spaced", "figures"] as const;

export const cardGridDefinition = define({
  name: "CardGrid",
  axes: { columns: cardGridColumns, look: cardGridLooks },
  defaults: { columns: "3", look: "ruled" },
  interactions: [],
});
