import { define } from "../definition/definition.ts";

export const callToActionDefinition = define({
  name: "CallToAction",
  axes: {
    /**
     * Its background.
     * - `action`: the colour of buttons
     * - `feature`: dark, for a page that has another band in that colour
     */
    tone: ["action", "feature"],
  },
});
