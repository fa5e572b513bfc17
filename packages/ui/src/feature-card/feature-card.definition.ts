import { define } from "../definition/definition.ts";

/** `feature` is for one dark card that stands out among light ones. */
export const featureCardTones = ["plain", "feature"] as const;

export const featureCardDefinition = define({
  name: "FeatureCard",
  axes: { tone: featureCardTones },
  defaults: { tone: "plain" },
  interactions: [],
});
