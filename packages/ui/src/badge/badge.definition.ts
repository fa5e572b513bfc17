import { define } from "../definition/definition.ts";

/** What it is about: nothing in particular, something to see first, or an outcome. */
export const badgeTones = ["neutral", "accent", "success", "warning", "error"] as const;

/** `soft` is for text and cards, `solid` for the one that is to be seen first. */
export const badgeLooks = ["soft", "solid"] as const;

export const badgeDefinition = define({
  name: "Badge",
  axes: { look: badgeLooks, tone: badgeTones },
  defaults: { look: "soft", tone: "neutral" },
  interactions: [],
});
