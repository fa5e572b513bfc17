import type { LawFacts } from "@kolam/content/model/law/law-facts";

/**
 * What the law requires you to state about yourselves and the data that you hold; the site claims
 * nothing that is not here. `packages/content/model/law/law-facts.ts` lists everything that you can
 * state, and docs/handover.md, “Law”, says who should read it.
 */
export const law: LawFacts = {
  legalName: "[Replace] The name in the register with its form; of a sole trader, your own",
  // `register: "soleTrader"`, if you are in no register.
  register: { at: "[Replace] The register", number: "[Replace] Your number there" },
  taxNumber: "[Replace] Your number for the sales tax, or none",
  represents: ["[Replace] Who signs for the company"],
  authority: {
    name: "[Replace] The authority for data protection where you are",
    href: "https://authority.example/", // [Replace] Its address.
  },
  // Measures that are switched on, such as "twoFactor" or "encryptedBackups".
  security: [],
  host: {
    name: "[Replace] Who serves the site",
    countryCode: "FR", // [Replace] Its country.
    logDays: 14, // [Replace] For how many days it keeps its record of visits.
  },
  // [Replace] For how many days you keep the messages of each form.
  keptDays: { contact: 365, quote: 365, application: 180, newsletter: "untilLeft" },
};
