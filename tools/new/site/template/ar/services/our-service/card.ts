import type { ServiceCard } from "@kolam/content/model/types/service";

export const card = {
  description: "[Replace] الخدمة في جملة واحدة.",
  features: ["[Replace] أول ما تشمله", "[Replace] الثاني", "[Replace] الثالث"],
} as const satisfies ServiceCard;
