import type { ServiceCard } from "@kolam/content/model/types/service";

export const card = {
  description: "[Replace] Die Leistung in einem Satz.",
  features: ["[Replace] Das Erste, was dazugehört", "[Replace] Das Zweite", "[Replace] Das Dritte"],
} as const satisfies ServiceCard;
