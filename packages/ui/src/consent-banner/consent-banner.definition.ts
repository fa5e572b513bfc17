import { define } from "../definition/definition.ts";

export const consentBannerDefinition = define({
  name: "ConsentBanner",
  axes: {
    /**
     * The corner of a wide window that it is in; in a narrow one it is as wide as the window.
     * - `start`: where a line of text begins
     * - `end`: where a line of text ends
     */
    side: ["start", "end"],
  },
});
