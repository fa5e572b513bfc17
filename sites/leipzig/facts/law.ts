import type { LawFacts } from "@kolam/content/model/law/law-facts";
import { company } from "./company.ts";

/** Wer hinter der Agentur steht, und was aus den Daten wird. Namen und Nummern sind erfunden. */
export const law: LawFacts = {
  legalName: `${company.name} GmbH`,
  register: { at: "Amtsgericht Leipzig", number: "HRB 00000" },
  taxNumber: "DE000000000",
  represents: ["Jana Kretzschmar", "Tobias Wöllner"],
  editor: "Jana Kretzschmar, Anschrift wie oben",
  further: [
    {
      term: "Verbraucherstreitbeilegung",
      text: "Wir nehmen an keinem Verfahren vor einer Verbraucherschlichtungsstelle teil und sind dazu nicht verpflichtet.",
    },
  ],
  dataProtectionOfficer: {
    name: "Datenschutzbeauftragte",
    email: `privacy@${company.domain}`,
  },
  authority: {
    name: "Sächsische Datenschutz- und Transparenzbeauftragte",
    href: "https://www.datenschutz.sachsen.de/",
  },
  security: ["encryptedDisks", "encryptedBackups"],
  host: { name: "Pleiße Hosting GmbH", countryCode: "DE", logDays: 7 },
  reviews: "ofClients",
  keptDays: { contact: 365, quote: 365 },
};
