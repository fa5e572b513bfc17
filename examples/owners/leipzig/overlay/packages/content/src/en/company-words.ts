import type { Office } from "@kolam/content/model/company/company-details";
import { sayHours } from "@kolam/content/model/company/hours";
import { company } from "#facts/company.ts";

/** Was die Agentur überall von sich sagt. */
export const companyWords = {
  tagline: "Wir bauen nichts Neues. Wir bringen Ihre Website in Ordnung.",
  description: `${company.name} prüft und verbessert bestehende Websites: Barrierefreiheit, Auffindbarkeit und Datenschutz, für Stadtwerke, Praxen und Mittelstand in Mitteldeutschland.`,
  pitch: `Barrierefreiheit, Auffindbarkeit, Datenschutz. Aus ${company.city} und Halle, seit ${company.founded}.`,
} as const;

/** There is no chat. */
export const chat = company.chat;

const office = ({ address, hours, ...own }: Office) => ({
  ...own,
  address: `${address.street}, ${address.postalCode} ${address.locality}`,
  hours: sayHours(hours, {
    days: (first, last) => `${first} bis ${last}`,
    times: (opens, closes) => `${opens}–${closes} Uhr`,
  }),
});

const [first, ...others] = company.offices;

/** The offices, the main one first, with address and hours for readers. */
export const offices = [office(first), ...others.map(office)] as const;

/** The ways to reach the company. */
export const contactWays = "anrufen oder schreiben";
