import { define } from "../definition/definition.ts";

export const badgeDefinition = define({
  name: "Badge",
  axes: {
    /**
     * How loud it is.
     * - `soft`: tinted, for text and cards
     * - `solid`: filled, for the one that is to be seen first
     */
    variant: ["soft", "solid"],
    /**
     * What it is about.
     * - `neutral`: nothing in particular
     * - `accent`: something to see first
     * - `success`: a good outcome
     * - `warning`: something to look at
     * - `error`: something that has failed
     */
    tone: ["neutral", "accent", "success", "warning", "error"],
  },
});
