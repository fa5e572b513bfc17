import { company } from "@site/facts/company";

/** Was die Agentur überall von sich sagt. */
export const companyWords = {
  tagline: "Wir bauen nichts Neues. Wir bringen Ihre Website in Ordnung.",
  description: `${company.name} prüft und verbessert bestehende Websites: Barrierefreiheit, Auffindbarkeit und Datenschutz, für Stadtwerke, Praxen und Mittelstand in Mitteldeutschland.`,
  pitch: `Barrierefreiheit, Auffindbarkeit, Datenschutz. Aus ${company.city} und Halle, seit ${company.founded}.`,
} as const;

/** Einen Chat gibt es nicht. */
export const chat = company.chat;
