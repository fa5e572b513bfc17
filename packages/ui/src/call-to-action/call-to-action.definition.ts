import { define } from "../definition/definition.ts";

/** `action` is the turmeric band that closes a page, `feature` the dark one where turmeric is taken. */
export const callToActionTones = ["action", "feature"] as const;

export const callToActionDefinition = define({
  name: "CallToAction",
  axes: { tone: callToActionTones },
  defaults: { tone: "action" },
  interactions: [],
});
