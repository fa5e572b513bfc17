import { define } from "../definition/definition.ts";

/** `lg` is for a case that has a row of the page to itself. */
export const caseSummarySizes = ["md", "lg"] as const;

/** One of {@link caseSummarySizes}. */
export type CaseSummarySize = (typeof caseSummarySizes)[number];

export const caseSummaryDefinition = define({
  name: "CaseSummary",
  axes: { size: caseSummarySizes },
  defaults: { size: "md" },
  interactions: [],
});
