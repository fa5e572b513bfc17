import { company } from "#facts/company.ts";

/** The words on and about social cards. */
export const cardText = {
  since: `${company.city}, seit ${company.founded}`,
  alt: (title: string) => `Die Worte „${title}“ neben einem Lindenblatt.`,
  coverAlt: (title: string) => `Die Worte „${title}“ über einer Zeichnung.`,
} as const;

/** The words of `llms.txt`, an overview of the site for language models. */
export const llmsWords = {
  founded: (place: string) => `Gegründet ${company.founded} in ${place}`,
  contact: (email: string, phone?: string) =>
    phone ? `Telefon ${phone}, E-Mail ${email}` : `E-Mail ${email}`,
  prices: `Alle Preise sind Einstiegspreise in ${company.currency}`,
  articles: "Artikel",
  updated: (day: string) => `Geändert am ${day}.`,
  feed: "Die neuesten Artikel im Volltext.",
} as const;

/** The words of `humans.txt`: the people and tools behind the site. */
export const humansWords = {
  team: "TEAM",
  writeTo: (address: string) => `E-Mail: ${address}`,
  thanks: "DANK",
  thanked: [
    "Anek Latin von Ek Type (SIL Open Font License)",
    "Wer auch immer um die Linde herum gepflastert hat",
  ],
  photographs: (names: string) => `Fotos: ${names}`,
  site: "WEBSITE",
  made: "Vorab gerendertes React, TypeScript, CSS",
  private: "keine Cookies, keine Tracker, keine fremden Skripte",
  drawings: "Alle Blätter werden gezeichnet, wenn die Website gebaut wird",
} as const;
