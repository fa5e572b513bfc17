import { define } from "../definition/definition.ts";

/** The number of columns, if there is room for them. */
export const linkListColumns = ["1", "2", "3", "4"] as const;

export const linkListDefinition = define({
  name: "LinkList",
  axes: { columns: linkListColumns },
  defaults: { columns: "1" },
  interactions: ["rest", "hover", "focus-visible", "active"],
});
