import type { ServiceCard } from "@kolam/content/model/types/service";

export const card = {
  description: "पहले साइट की खामियाँ, फिर लिखाई, लिंक सबसे आखिर में।",
  features: [
    "क्रॉल और Core Web Vitals की जाँच",
    "हर पेज के लिए खोज के शब्द",
    "Google पर दुकान की प्रोफ़ाइल",
    "नतीजा रैंक से नहीं, पूछताछ से",
  ],
} as const satisfies ServiceCard;
