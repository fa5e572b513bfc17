import type { ServiceCard } from "../shape.ts";

/** The words on the card of this service. */
export const design = {
  description: "Research, wireframes, prototypes, tests. In that order.",
  features: [
    "Interviews with your real users",
    "Clickable prototype before code",
    "Design system in Figma",
    "Usability test with five people",
  ],
} as const satisfies ServiceCard;
