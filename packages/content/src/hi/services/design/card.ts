import type { ServiceCard } from "@kolam/content/model/types/service";

export const card = {
  description: "पहले लोगों से बात, फिर खाका, फिर नमूना, फिर परख। इसी क्रम में।",
  features: [
    "आपके असली ग्राहकों से बातचीत",
    "कोड से पहले चलता-फिरता नमूना",
    "Figma में डिज़ाइन सिस्टम",
    "पाँच लोगों के साथ परख",
  ],
} as const satisfies ServiceCard;
