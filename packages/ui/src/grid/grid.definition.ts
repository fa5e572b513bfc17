import { define } from "../definition/definition.ts";

export const gridDefinition = define({
  name: "Grid",
  axes: {
    /**
     * The maximum number of columns.
     * - `auto`: as many as fit
     * - `2`: two
     * - `3`: three
     * - `4`: four
     * - `6`: six
     */
    columns: ["auto", "2", "3", "4", "6"],
    /**
     * The least width of a column, in multiples of the text size.
     * - `xs`: 8
     * - `sm`: 12
     * - `md`: 16
     * - `lg`: 20
     * - `xl`: 28
     */
    min: ["xs", "sm", "md", "lg", "xl"],
  },
  defaults: { min: "md" },
});
