import { company } from "@site/facts/company";

export { humansWords } from "../en/files.ts";

export const llmsWords = {
  founded: (place: string) => `स्थापना ${company.founded}, ${place}`,
  contact: (email: string, phone?: string) =>
    phone ? `फ़ोन ${phone}, ई-मेल ${email}` : `ई-मेल ${email}`,
  prices: `दाम ${company.currency} में हैं और यहाँ से शुरू होते हैं`,
  articles: "लेख",
  updated: (day: string) => `${day} को बदला गया।`,
  feed: "सबसे नए लेख, पूरे।",
} as const;
