import type { ServiceCard } from "@kolam/content/model/types/service";

export const card = {
  description: "तेज़ वेबसाइट, जिसे बदलने के लिए हर बार हमें बुलाना नहीं पड़ता।",
  features: [
    "4G पर 2 सेकंड से पहले खुलती है",
    "लिखावट और फ़ोटो आप खुद बदलिए",
    "WCAG 2.2 AA: सबके लिए सुगम",
    "होस्टिंग, बैकअप और निगरानी",
  ],
} as const satisfies ServiceCard;
