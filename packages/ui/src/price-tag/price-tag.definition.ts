import { define } from "../definition/definition.ts";

/** `row` puts label and amount at opposite ends of a line, `stacked` puts a large amount below its label. */
export const priceTagLayouts = ["row", "stacked"] as const;

export const priceTagDefinition = define({
  name: "PriceTag",
  axes: { layout: priceTagLayouts },
  defaults: { layout: "row" },
  interactions: [],
});
