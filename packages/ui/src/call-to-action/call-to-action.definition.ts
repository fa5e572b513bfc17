import { define } from "../definition/definition.ts";

/** `action` is the standard turmeric band, `feature` a dark one for pages with another turmeric band. */
export const callToActionTones = ["action", "feature"] as const;

export const callToActionDefinition = define({
  name: "CallToAction",
  axes: { tone: callToActionTones },
  defaults: { tone: "action" },
  interactions: [],
});
