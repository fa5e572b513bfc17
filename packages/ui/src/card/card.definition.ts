import { define } from "../definition/definition.ts";

export const cardDefinition = define({
  name: "Card",
  axes: {
    /**
     * Its background.
     * - `plain`: the page's own, with a hairline around it
     * - `quiet`: a subtle one without a line
     * - `feature`: dark, for one card among light ones
     */
    tone: ["plain", "quiet", "feature"],
  },
});
