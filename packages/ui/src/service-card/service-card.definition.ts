import { define } from "../definition/definition.ts";

/** `feature` is for one dark card that stands out among light ones. */
export const serviceCardTones = ["plain", "feature"] as const;

export const serviceCardDefinition = define({
  name: "ServiceCard",
  axes: { tone: serviceCardTones },
  defaults: { tone: "plain" },
  interactions: ["rest", "hover", "focus-visible"],
});
