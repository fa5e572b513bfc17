import { define } from "../definition/definition.ts";

export const priceTagDefinition = define({
  name: "PriceTag",
  axes: {
    /**
     * Where the amount is.
     * - `row`: at the end of the line, the label at its start
     * - `stacked`: below the label, in large type
     */
    layout: ["row", "stacked"],
  },
});
