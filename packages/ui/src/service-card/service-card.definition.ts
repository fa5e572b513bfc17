import { define } from "../definition/definition.ts";

/** The values of `tone`. */
export const serviceCardTones = ["plain", "feature"] as const;

export const serviceCardDefinition = define({
  name: "ServiceCard",
  axes: {
    /**
     * Its ground.
     * - `plain`: the page's own; on hover it turns dark
     * - `feature`: dark, for one card among light ones
     */
    tone: serviceCardTones,
  },
  defaults: { tone: "plain" },
  interactions: ["rest", "hover", "focus-visible"],
});
