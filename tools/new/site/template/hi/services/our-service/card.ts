import type { ServiceCard } from "@kolam/content/model/types/service";

export const card = {
  description: "[Replace] सेवा एक वाक्य में।",
  features: ["[Replace] पहली चीज़ जो इसमें है", "[Replace] दूसरी चीज़", "[Replace] तीसरी चीज़"],
} as const satisfies ServiceCard;
