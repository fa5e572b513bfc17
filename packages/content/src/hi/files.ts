import { company } from "#facts/company.ts";
import { city } from "./company-words.ts";

export { humansWords } from "../en/files.ts";

export const cardText = {
  since: `${city}, ${company.founded} से`,
  alt: (title: string) => `“${title}”, और पास में एक कोलम: बिंदियों के चारों ओर घूमती एक ही लकीर।`,
  coverAlt: (title: string) => `“${title}”, और नीचे लेख के आँकड़ों का चित्र।`,
} as const;

export const llmsWords = {
  founded: (place: string) => `स्थापना ${company.founded}, ${place}`,
  contact: (email: string, phone?: string) =>
    phone ? `फ़ोन ${phone}, ई-मेल ${email}` : `ई-मेल ${email}`,
  prices: `दाम ${company.currency} में हैं और यहाँ से शुरू होते हैं`,
  articles: "लेख",
  updated: (day: string) => `${day} को बदला गया।`,
  feed: "सबसे नए लेख, पूरे।",
} as const;
