import { define } from "../definition/definition.ts";

/** Maximum number of columns; `lead` is three columns with a wide first card. */
export const cardGridColumns = ["2", "3", "4", "lead"] as const;
/** `ruled` draws lines between cards, `spaced` leaves gaps, `figures` keeps two columns on a phone. */
export const cardGridLooks = ["ruled", "spaced", "figures"] as const;

export const cardGridDefinition = define({
  name: "CardGrid",
  axes: { columns: cardGridColumns, look: cardGridLooks },
  defaults: { columns: "3", look: "ruled" },
  interactions: [],
});
