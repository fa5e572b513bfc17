import type { ServiceCard } from "@kolam/content/model/types/service";

export const card = {
  description: "एक नाम, एक बोली, और ऐसे नियम जो किसी के भी हाथ में दे सकें।",
  features: [
    "आप कौन हैं, एक पन्ने पर",
    "लोगो, रोमन और देवनागरी में",
    "क्या कहना है और कैसे",
    "नियम, जो प्रिंटर भी समझ ले",
  ],
} as const satisfies ServiceCard;
