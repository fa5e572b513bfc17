import { company } from "@site/facts/company";

export const cardText = {
  since: `${company.city}, since ${company.founded}`,
  alt: (title: string) => `The words “${title}” beside a few rings.`,
  coverAlt: (title: string) => `The words “${title}” above a drawing of the article’s figures.`,
} as const;

export const humansCredits = {
  thanked: ["Vazirmatn by Saber Rastikerdar (SIL Open Font License)"],
  drawings: "Every drawing is a few rings around a dot",
} as const;
