import { define } from "../definition/definition.ts";

/** `plain` has a hairline, `quiet` a ground of its own, `feature` is dark, for one among light ones. */
export const cardTones = ["plain", "quiet", "feature"] as const;

export const cardDefinition = define({
  name: "Card",
  axes: { tone: cardTones },
  defaults: { tone: "plain" },
  interactions: [],
});
