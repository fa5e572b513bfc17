import type { Closing } from "@kolam/content/model/types/closing";

/** The words of the page that holds this site against the limits that are promised for others. */
export const proof = {
  hero: {
    title: "What we promise you, measured on ourselves",
    lead: "These limits go into our contracts. Here is how our own site does against them; what it misses is red.",
    ask: { label: "Ask for them in your quote", href: "/quote" },
  },
  figures: {
    title: "The limits, and this site",
    lead: "The worst page counts, not the average.",
  },
  asksAmong: [
    { label: "Ask which limits your site keeps", href: "/contact" },
    { label: "Get them into your contract", href: "/quote" },
  ],
} as const;

/** At the end of the page. `undefined`: it ends without. */
export const proofClosing: Closing | undefined = {
  title: "Hold us to the same limits",
  text: "They go into your contract as they stand here, and anybody can measure them.",
  actions: [{ label: "Get a Free Quote", href: "/quote" }],
};
