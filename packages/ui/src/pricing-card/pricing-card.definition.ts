import { define } from "../definition/definition.ts";

/** `feature` is for the one plan that most people take. */
export const pricingCardTones = ["plain", "feature"] as const;

export const pricingCardDefinition = define({
  name: "PricingCard",
  axes: { tone: pricingCardTones },
  defaults: { tone: "plain" },
  interactions: [],
});
