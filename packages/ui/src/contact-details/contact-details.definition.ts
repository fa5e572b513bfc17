import { define } from "../definition/definition.ts";

/** The number of columns, if there is room for them. */
export const contactDetailsColumns = ["1", "2", "3", "4"] as const;

export const contactDetailsDefinition = define({
  name: "ContactDetails",
  axes: { columns: contactDetailsColumns },
  defaults: { columns: "1" },
  interactions: [],
});
