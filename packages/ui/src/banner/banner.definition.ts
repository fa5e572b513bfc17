import { define } from "../definition/definition.ts";

export const bannerDefinition = define({
  name: "Banner",
  axes: {
    /**
     * Its background.
     * - `action`: the colour of buttons
     * - `feature`: dark
     * - `quiet`: differs a little from the page
     */
    tone: ["action", "feature", "quiet"],
  },
});
