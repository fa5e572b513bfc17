import { company } from "@site/facts/company";

/** The words on and about social cards. */
export const cardText = {
  since: `${company.city}, since ${company.founded}`,
  alt: (title: string) => `The words “${title}” beside the mark of ${company.name}.`,
  coverAlt: (title: string) => `The words “${title}” above a drawing of the article’s figures.`,
} as const;

/** What `humans.txt` says besides the names of its people and tools. */
export const humansCredits = {
  thanked: ["Vazirmatn by Saber Rastikerdar (SIL Open Font License)"],
  drawings: "The drawings are made of initials, at build time",
} as const;
