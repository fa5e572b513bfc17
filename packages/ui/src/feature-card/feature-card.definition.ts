import { define } from "../definition/definition.ts";

/** The values of `tone`. */
export const featureCardTones = ["plain", "feature"] as const;

export const featureCardDefinition = define({
  name: "FeatureCard",
  axes: {
    /**
     * Its ground.
     * - `plain`: the page's own
     * - `feature`: dark, for one card among light ones
     */
    tone: featureCardTones,
  },
  defaults: { tone: "plain" },
  interactions: [],
});
