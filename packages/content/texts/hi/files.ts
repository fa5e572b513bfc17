import { company } from "@site/facts/company";

export const llmsWords = {
  founded: (place: string) => `स्थापना ${company.founded}, ${place}`,
  contact: (email: string, phone?: string) =>
    phone ? `फ़ोन ${phone}, ई-मेल ${email}` : `ई-मेल ${email}`,
  prices: `दाम ${company.currency} में हैं और यहाँ से शुरू होते हैं`,
  articles: "लेख",
  updated: (day: string) => `${day} को बदला गया।`,
  feed: "सबसे नए लेख, पूरे।",
  full: "इन सभी पेजों का लिखा हुआ, एक ही फ़ाइल में।",
} as const;

export const humansWords = {
  team: "टीम",
  writeTo: (address: string) => `लिखिए: ${address}`,
  thanks: "आभार",
  photographs: (names: string) => `तस्वीरें: ${names}`,
  site: "साइट",
  made: "पहले से तैयार पेज: React, TypeScript, CSS",
  private: "न कुकी, न ट्रैकर, न किसी और की स्क्रिप्ट",
} as const;
