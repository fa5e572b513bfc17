import { define } from "../definition/definition.ts";

/** The values of `tone`. */
export const callToActionTones = ["action", "feature"] as const;

export const callToActionDefinition = define({
  name: "CallToAction",
  axes: {
    /**
     * Its ground.
     * - `action`: the colour of buttons
     * - `feature`: dark, for a page that has another band in that colour
     */
    tone: callToActionTones,
  },
  defaults: { tone: "action" },
  interactions: [],
});
