import { define } from "../definition/definition.ts";

/** The values of `size`. */
export const caseSummarySizes = ["md", "lg"] as const;

/** One of {@link caseSummarySizes}. */
export type CaseSummarySize = (typeof caseSummarySizes)[number];

export const caseSummaryDefinition = define({
  name: "CaseSummary",
  axes: {
    /**
     * How large the figure is.
     * - `md`: for several in a row
     * - `lg`: for one that has a row of the page to itself
     */
    size: caseSummarySizes,
  },
  defaults: { size: "md" },
  interactions: [],
});
