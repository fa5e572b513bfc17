import { define } from "../definition/definition.ts";

/** The values of `columns`. */
export const linkListColumns = ["1", "2", "3", "4"] as const;

export const linkListDefinition = define({
  name: "LinkList",
  axes: {
    /**
     * The most columns that it has; fewer where they do not fit.
     * - `1`: one
     * - `2`: two
     * - `3`: three
     * - `4`: four
     */
    columns: linkListColumns,
  },
  defaults: { columns: "1" },
  interactions: ["rest", "hover", "focus-visible", "active"],
});
