import { define } from "../definition/definition.ts";

/** `row` puts label and amount at the two ends of a line, `stacked` the amount big under its label. */
export const priceTagLayouts = ["row", "stacked"] as const;

export const priceTagDefinition = define({
  name: "PriceTag",
  axes: { layout: priceTagLayouts },
  defaults: { layout: "row" },
  interactions: [],
});
