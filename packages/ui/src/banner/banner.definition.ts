import { define } from "../definition/definition.ts";

/** `action` is the brand's signal colour, `feature` is dark, `quiet` a subtle band. */
export const bannerTones = ["action", "feature", "quiet"] as const;

export const bannerDefinition = define({
  name: "Banner",
  axes: { tone: bannerTones },
  defaults: { tone: "action" },
  interactions: [],
});
