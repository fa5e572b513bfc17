import { define } from "../definition/definition.ts";

export const pricingCardDefinition = define({
  name: "PricingCard",
  axes: {
    /**
     * Whether it stands out.
     * - `plain`: one plan among others
     * - `feature`: dark, for the one plan that most people choose
     */
    tone: ["plain", "feature"],
  },
});
