import type { ServiceCard } from "@kolam/content/model/types/service";

export const card = {
  description: "موقع لمتجر في ستة أسابيع.",
  features: ["مبني على خطة", "مجرّب على هواتف قديمة", "ملكك تأخذه حيث تشاء"],
} as const satisfies ServiceCard;
