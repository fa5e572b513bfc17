import { define } from "../definition/definition.ts";

/** The values of `tone`. */
export const pricingCardTones = ["plain", "feature"] as const;

export const pricingCardDefinition = define({
  name: "PricingCard",
  axes: {
    /**
     * Whether it stands out.
     * - `plain`: one plan among others
     * - `feature`: dark, for the one plan that most people take
     */
    tone: pricingCardTones,
  },
  defaults: { tone: "plain" },
  interactions: [],
});
