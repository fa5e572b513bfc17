import type { CompanyLawWords } from "@kolam/content/model/law/law-words";

export const companyLawWords: CompanyLawWords = {
  register: (at, number) => `Eingetragen: ${at}, ${number}`,
  soleTrader: (person) => `Inhaberin oder Inhaber: ${person}`,
  office: (address) => `Sitz: ${address}`,
  taxNumber: "Umsatzsteuernummer",
  represents: "Vertreten durch",
  complaints: "Beschwerden",
  imprint: {
    title: "Impressum",
    lead: "Wer hinter dieser Website steht, und wie Sie uns erreichen.",
    provider: "Anbieter",
    contact: "Erreichbarkeit",
    registerAndTax: "Register und Steuern",
    noRegister: "Einzelunternehmen, in keinem Handelsregister eingetragen.",
    noTaxNumber: "Eine Umsatzsteuer-Identifikationsnummer besteht nicht.",
    editor: "Verantwortlich für den Inhalt",
    further: "Weitere Angaben",
    updated: (day) => `Stand: ${day}`,
  },
  example:
    "Dies ist ein Beispiel: Die Agentur, ihre Leute, ihre Kunden und deren Worte und Zahlen sind erfunden.",
};
