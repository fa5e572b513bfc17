import type { ServiceCard } from "@kolam/content/model/types/service";

export const card = {
  description: "Research, wireframes, prototypes, tests. In that order.",
  features: [
    "Interviews with your real users",
    "Clickable prototype before code",
    "Design system in Figma",
    "Usability test with five people",
  ],
} as const satisfies ServiceCard;
