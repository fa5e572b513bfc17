import type { ServiceCard } from "@kolam/content/model/types/service";

export const card = {
  description: "What your website has to do, on two pages.",
  features: ["Talks with owners", "Talks with customers", "A plan to build from"],
} as const satisfies ServiceCard;
