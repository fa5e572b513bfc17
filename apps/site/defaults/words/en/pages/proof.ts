import type { Closing } from "@kolam/content/model/types/closing";

/** The words of the page that measures this site. */
export const proof = {
  hero: {
    title: "This site, measured",
    lead: "Our limits, and how this site does against them. Where it misses one, the figure is red.",
  },
  figures: {
    title: "The limits, and this site",
    lead: "The worst page counts, not the average.",
  },
} as const;

/** At the end of the page: nothing. */
export const proofClosing: Closing | undefined = undefined;
