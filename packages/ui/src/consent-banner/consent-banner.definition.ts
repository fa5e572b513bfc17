import { define } from "../definition/definition.ts";

/** The corner of a wide window that it is in; in a narrow one it is as wide as the window. */
export const consentBannerSides = ["start", "end"] as const;

export const consentBannerDefinition = define({
  name: "ConsentBanner",
  axes: { side: consentBannerSides },
  defaults: { side: "start" },
  interactions: [],
});
