import { define } from "../definition/definition.ts";

/** The values of `tone`. */
export const badgeTones = ["neutral", "accent", "success", "warning", "error"] as const;

/** The values of `look`. */
export const badgeLooks = ["soft", "solid"] as const;

export const badgeDefinition = define({
  name: "Badge",
  axes: {
    /**
     * How loud it is.
     * - `soft`: tinted, for text and cards
     * - `solid`: filled, for the one that is to be seen first
     */
    look: badgeLooks,
    /**
     * What it is about.
     * - `neutral`: nothing in particular
     * - `accent`: something to see first
     * - `success`: a good outcome
     * - `warning`: something to look at
     * - `error`: something that has failed
     */
    tone: badgeTones,
  },
  defaults: { look: "soft", tone: "neutral" },
  interactions: [],
});
