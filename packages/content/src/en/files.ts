import { company } from "@site/facts/company";

/** The words on and about social cards. */
export const cardText = {
  /** The fact on the card of the about page. */
  since: `${company.city}, since ${company.founded}`,
  /** The alternative text of a card. */
  alt: (title: string) =>
    `The words “${title}” beside a kolam, one line drawn around a grid of dots.`,
  /** The alternative text of an article's card, which is its cover. */
  coverAlt: (title: string) => `The words “${title}” above a drawing of the article’s figures.`,
} as const;

/** What `humans.txt` says besides the names of its people and tools. */
export const humansCredits = {
  /** Whom it thanks, besides the photographers. */
  thanked: [
    "Anek Latin by Ek Type, Mumbai (SIL Open Font License)",
    "The people who draw kolams each morning, and left them without a signature",
  ],
  drawings: "Every drawing is one line around a grid of dots, generated at build time",
} as const;
