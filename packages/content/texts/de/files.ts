import { company } from "@site/facts/company";

export const llmsWords = {
  founded: (place: string) => `Gegründet ${company.founded} in ${place}`,
  contact: (email: string, phone?: string) =>
    phone ? `Telefon ${phone}, E-Mail ${email}` : `E-Mail ${email}`,
  prices: `Alle Preise sind Einstiegspreise in ${company.currency}`,
  articles: "Artikel",
  updated: (day: string) => `Geändert am ${day}.`,
  feed: "Die neuesten Artikel im Volltext.",
  full: "Die Texte all dieser Seiten in einer Datei.",
} as const;

export const humansWords = {
  team: "TEAM",
  writeTo: (address: string) => `E-Mail: ${address}`,
  thanks: "DANK",
  photographs: (names: string) => `Fotos: ${names}`,
  site: "WEBSITE",
  made: "Vorab gerendertes React, TypeScript, CSS",
  private: "keine Cookies, keine Tracker, keine fremden Skripte",
} as const;
