import type { LawFacts } from "@kolam/content/model/law/law-facts";
import { company } from "./company.ts";

/** Who stands behind the studio, and how long letters are kept. Names and numbers are invented. */
export const law: LawFacts = {
  legalName: `${company.name} Ltd`,
  register: { at: "England and Wales", number: "00000000" },
  taxNumber: "GB 000 0000 00",
  host: { name: "Fellside Hosting Ltd", countryCode: "GB", logDays: 7 },
  reviews: "ofClients",
  keptDays: { contact: 365, quote: 365, application: 180 },
};
