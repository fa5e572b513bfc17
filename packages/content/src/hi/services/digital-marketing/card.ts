import type { ServiceCard } from "@kolam/content/model/types/service";

export const card = {
  description: "कितनों ने देखा, यह नहीं। कितनों ने पूछा, यह गिनते हैं।",
  features: [
    "सर्च और सोशल पर विज्ञापन",
    "हिन्दी, मराठी और अंग्रेज़ी में लेखन",
    "लैंडिंग पेज और A/B टेस्ट",
    "महीने की रिपोर्ट, एक पन्ने पर",
  ],
} as const satisfies ServiceCard;
