import { chatWith } from "../facts/channels.ts";
import { company } from "../facts/company.ts";

/** Was die Agentur überall von sich sagt. */
export const companyWords = {
  tagline: "Wir bauen nichts Neues. Wir bringen Ihre Website in Ordnung.",
  description: `${company.name} prüft und verbessert bestehende Websites: Barrierefreiheit, Auffindbarkeit und Datenschutz, für Stadtwerke, Praxen und Mittelstand in Mitteldeutschland.`,
  pitch: `Barrierefreiheit, Auffindbarkeit, Datenschutz. Aus ${company.city} und Halle, seit ${company.founded}.`,
} as const;

/** The link to the chat, with a message that the visitor can edit before sending. */
export const chat = chatWith("");
