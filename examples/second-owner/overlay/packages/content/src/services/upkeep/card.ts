import type { ServiceCard } from "../shape.ts";

/** The words on the card of this service. */
export const upkeep = {
  description:
    "A person, not a robot, walks along your site each Monday and mends what has come loose.",
  features: [
    "A Monday round, by hand",
    "Copies in three buildings",
    "An hour of changes a month",
    "Somebody’s coat that rings",
  ],
} as const satisfies ServiceCard;
