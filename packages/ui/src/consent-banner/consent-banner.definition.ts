import { define } from "../definition/definition.ts";

/** The values of `side`. */
export const consentBannerSides = ["start", "end"] as const;

export const consentBannerDefinition = define({
  name: "ConsentBanner",
  axes: {
    /**
     * The corner of a wide window that it is in; in a narrow one it is as wide as the window.
     * - `start`: where a line of text begins
     * - `end`: where a line of text ends
     */
    side: consentBannerSides,
  },
  defaults: { side: "start" },
  interactions: [],
});
