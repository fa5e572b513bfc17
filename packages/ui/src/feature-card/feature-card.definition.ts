import { define } from "../definition/definition.ts";

export const featureCardDefinition = define({
  name: "FeatureCard",
  axes: {
    /**
     * Its background.
     * - `plain`: the page's own
     * - `feature`: dark, for one card among light ones
     */
    tone: ["plain", "feature"],
  },
});
