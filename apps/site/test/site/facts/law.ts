import type { LawFacts } from "@kolam/content/model/law/law-facts";
import { company } from "./company.ts";

/** Everything that can be said, in two languages, where no law is known. */
export const law: LawFacts = {
  legalName: { en: "Ostrel W.L.L.", ar: "أوستريل ذ.م.م." },
  register: { at: { en: "Sijilat", ar: "سجلات" }, number: "00000-1" },
  taxNumber: "000000000000002",
  represents: [{ en: "Layla Haddad", ar: "ليلى حداد" }],
  complaints: {
    name: { en: "Layla Haddad", ar: "ليلى حداد" },
    email: `privacy@${company.domain}`,
    phone: "+97317000001",
  },
  security: ["accessByRole", "encryptedDisks"],
  host: {
    name: { en: "Harbour Hosting", ar: "استضافة المرفأ" },
    countryCode: "OM",
    logDays: 30,
    safeguard: "clauses",
  },
  mailService: { name: "Postbag", countryCode: "IE", privacy: "https://postbag.example/privacy" },
  alsoTo: [
    { name: { en: "Chatroom", ar: "غرفة الدردشة" }, countryCode: "US", safeguard: "adequacy" },
  ],
  newsletter: "mailbox",
  reviews: "ofClients",
  keptDays: { contact: 730, quote: 730, application: 180, newsletter: "untilLeft" },
};
