import { define } from "../definition/definition.ts";

/** The values of `tone`. */
export const bannerTones = ["action", "feature", "quiet"] as const;

export const bannerDefinition = define({
  name: "Banner",
  axes: {
    /**
     * Its ground.
     * - `action`: the colour of buttons
     * - `feature`: dark
     * - `quiet`: differs a little from the page
     */
    tone: bannerTones,
  },
  defaults: { tone: "action" },
  interactions: [],
});
