import { company } from "#facts/company.ts";

/** The words on and about social cards. */
export const cardText = {
  /** The fact on the card of the about page. */
  since: `${company.city}, since ${company.founded}`,
  /** The alternative text of a card. */
  alt: (title: string) => `The words “${title}” beside a hill, drawn in contour lines as on a map.`,
  /** The alternative text of an article's card, which is its cover. */
  coverAlt: (title: string) => `The words “${title}” above a drawing of the article’s figures.`,
} as const;

/** The words of `llms.txt`, an overview of the site for language models. */
export const llmsWords = {
  founded: (place: string) => `Founded in ${company.founded}, in ${place}`,
  contact: (email: string, phone?: string) =>
    phone ? `Phone ${phone}, e-mail ${email}` : `E-mail ${email}`,
  prices: `Prices are starting prices in ${company.currency}`,
  articles: "Articles",
  updated: (day: string) => `Updated ${day}.`,
  feed: "The newest articles with their full text.",
} as const;

/** The words of `humans.txt`: the people and tools behind the site. */
export const humansWords = {
  team: "TEAM",
  writeTo: (address: string) => `Write to: ${address}`,
  thanks: "THANKS",
  /** Whom it thanks, besides the photographers. */
  thanked: [
    "Fraunces by Undercase Type, Karla by Jonny Pinhorn (SIL Open Font License)",
    "Whoever first cut a notch into a stick",
  ],
  photographs: (names: string) => `Photographs: ${names}`,
  site: "SITE",
  made: "Prerendered React, TypeScript, CSS",
  /** Said only if the site has neither a tag nor a captcha. */
  private: "no cookies, no trackers, no third-party scripts",
  drawings: "Every hill is made up, and drawn when the site is built",
} as const;
