import { company } from "@site/facts/company";

export const cardText = {
  since: `${company.city}, seit ${company.founded}`,
  alt: (title: string) => `Die Worte „${title}“ neben dem Zeichen von ${company.name}.`,
  coverAlt: (title: string) => `Die Worte „${title}“ über einer Zeichnung der Zahlen des Artikels.`,
} as const;

export const humansCredits = {
  thanked: ["Vazirmatn von Saber Rastikerdar (SIL Open Font License)"],
  drawings: "Die Zeichnungen entstehen beim Bauen der Website aus Initialen",
} as const;
