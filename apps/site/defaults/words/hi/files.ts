import { company } from "@site/facts/company";

export const cardText = {
  since: `${company.city}, ${company.founded} से`,
  alt: (title: string) => `“${title}”, और पास में ${company.name} का चिह्न।`,
  coverAlt: (title: string) => `“${title}”, और नीचे लेख के आँकड़ों का चित्र।`,
} as const;

export const humansCredits = {
  thanked: [
    "Vazirmatn के लिए Saber Rastikerdar, Anek Devanagari के लिए Ek Type (SIL Open Font License)",
  ],
  drawings: "चित्र पहले अक्षरों से, साइट बनते समय बनते हैं",
} as const;
