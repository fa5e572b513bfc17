import type { ServiceCard } from "@kolam/content/model/types/service";

export const card = {
  description: "من يعتني بموقعك كل أسبوع.",
  features: ["تغييرات صغيرة", "نسخ من كل شيء", "جواب في اليوم نفسه"],
} as const satisfies ServiceCard;
