import { define } from "../definition/definition.ts";

export const serviceCardDefinition = define({
  name: "ServiceCard",
  axes: {
    /**
     * Its background.
     * - `plain`: the page's own
     * - `feature`: dark, for one card among light ones
     */
    tone: ["plain", "feature"],
  },
  interactions: ["rest", "hover", "focus-visible"],
});
