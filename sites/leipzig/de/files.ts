import { company } from "@site/facts/company";

/** Auf den Karten für soziale Netze, und über sie. */
export const cardText = {
  since: `${company.city}, seit ${company.founded}`,
  alt: (title: string) => `Die Worte „${title}“ neben einem Lindenblatt.`,
  coverAlt: (title: string) => `Die Worte „${title}“ über einer Zeichnung.`,
} as const;

/** Was `humans.txt` außer Menschen und Werkzeugen nennt. */
export const humansCredits = {
  thanked: [
    "Anek Latin von Ek Type (SIL Open Font License)",
    "Wer auch immer um die Linde herum gepflastert hat",
  ],
  drawings: "Alle Blätter werden gezeichnet, wenn die Website gebaut wird",
} as const;
