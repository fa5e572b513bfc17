import type { LawFacts } from "@kolam/content/model/law/law-facts";
import { company } from "./company.ts";

/**
 * What stands behind the agency and what becomes of data. The company and its numbers are made up;
 * the terms are those of the privacy policy. Name a measure of safety once somebody has switched it
 * on, and not before.
 */
export const law: LawFacts = {
  legalName: `${company.firstName} Digital Private Limited`,
  register: {
    at: `Registrar of Companies, ${company.address.region}`,
    number: "U00000MH2019PTC000000",
  },
  taxNumber: "27AAAAA0000A0Z0",
  complaints: {
    name: { en: "Devika Nair", hi: "देविका नायर" },
    email: `privacy@${company.domain}`,
  },
  newsletter: "mailbox",
  reviews: "ofClients",
  keptDays: { contact: 730, quote: 730, application: 365, newsletter: "untilLeft" },
};
