import type { CompanyLawWords } from "@kolam/content/model/law/law-words";

/** What stands behind the company: in the footer, and on the page that says it in full. */
export const companyLawWords: CompanyLawWords = {
  register: (at, number) => `Registered: ${at}, ${number}`,
  soleTrader: (person) => `Owner: ${person}`,
  office: (address) => `Registered office: ${address}`,
  taxNumber: "Tax number",
  represents: "Represented by",
  complaints: "Complaints",
  imprint: {
    title: "Imprint",
    lead: "Who is behind this website, and how to reach them.",
    provider: "The company",
    contact: "How to reach us",
    registerAndTax: "Register and tax",
    noRegister: "A sole trader, entered in no register of companies.",
    noTaxNumber: "Not registered for sales tax.",
    editor: "Responsible for the content",
    further: "What else the law wants you to know",
    updated: (day) => `Last updated ${day}`,
  },
  example:
    "This is an example: the agency, its people, its clients and their words and figures are made up.",
};
