import { company } from "@site/facts/company";

/** The words of `llms.txt`, an overview of the site for language models. */
export const llmsWords = {
  founded: (place: string) => `Founded in ${company.founded}, in ${place}`,
  contact: (email: string, phone?: string) =>
    phone ? `Phone ${phone}, e-mail ${email}` : `E-mail ${email}`,
  prices: `Prices are starting prices in ${company.currency}`,
  articles: "Articles",
  updated: (day: string) => `Updated ${day}.`,
  feed: "The newest articles with their full text.",
  full: "The texts of all these pages in one file.",
} as const;

/** The words of `humans.txt`: the people and tools behind the site. */
export const humansWords = {
  team: "TEAM",
  writeTo: (address: string) => `Write to: ${address}`,
  thanks: "THANKS",
  photographs: (names: string) => `Photographs: ${names}`,
  site: "SITE",
  made: "Prerendered React, TypeScript, CSS",
  /** Said only if the site has neither a tag nor a captcha. */
  private: "no cookies, no trackers, no third-party scripts",
} as const;
