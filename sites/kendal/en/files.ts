import { company } from "@site/facts/company";

/** The words on and about social cards. */
export const cardText = {
  /** The fact on the card of the about page. */
  since: `${company.city}, since ${company.founded}`,
  /** The alternative text of a card. */
  alt: (title: string) => `The words “${title}” beside a hill, drawn in contour lines as on a map.`,
  /** The alternative text of an article's card, which is its cover. */
  coverAlt: (title: string) => `The words “${title}” above a drawing of the article’s figures.`,
} as const;

/** What `humans.txt` says besides the names of its people and tools. */
export const humansCredits = {
  thanked: [
    "Fraunces by Undercase Type, Karla by Jonny Pinhorn (SIL Open Font License)",
    "Whoever first cut a notch into a stick",
  ],
  drawings: "Every hill is made up, and drawn when the site is built",
} as const;
