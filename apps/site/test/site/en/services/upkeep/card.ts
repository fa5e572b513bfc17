import type { ServiceCard } from "@kolam/content/model/types/service";

export const card = {
  description: "Somebody looks after your website every week.",
  features: ["Small changes", "Copies of everything", "An answer on the same day"],
} as const satisfies ServiceCard;
