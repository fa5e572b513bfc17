import { chatWith } from "@kolam/content/model/company/chat";
import { company } from "@site/facts/company";

/** What the company says of itself everywhere. */
export const companyWords = {
  /** In structured data. */
  tagline: "Small websites that pull their weight.",
  /** In structured data, `llms.txt` and the web manifest. */
  description: `${company.name} is a four-person web studio in ${company.city}. We build websites and booking systems for inns, farm shops and museums, and look after them for years.`,
  /** Below the logo in the footer. */
  pitch: `Websites and booking systems from four people in ${company.city}. Counted twice since ${company.founded}.`,
} as const;

/** The link to the chat, with a message that the visitor can edit before sending. */
export const chat = chatWith(`Hello ${company.name}, I have a question about a website.`);
