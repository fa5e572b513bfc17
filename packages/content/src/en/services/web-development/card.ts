import type { ServiceCard } from "@kolam/content/model/types/service";

export const card = {
  description: "Fast, accessible sites your marketing team can change without us.",
  features: [
    "Loads in under 2 seconds on 4G",
    "Content editing without a developer",
    "WCAG 2.2 AA accessibility",
    "Hosting, backups and monitoring",
  ],
} as const satisfies ServiceCard;
