import { define } from "../definition/definition.ts";

export const caseSummaryDefinition = define({
  name: "CaseSummary",
  axes: {
    /**
     * How large the figure is.
     * - `md`: for several in a row
     * - `lg`: for one that has a row of the page to itself
     */
    size: ["md", "lg"],
  },
});
