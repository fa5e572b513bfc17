import { chatWith } from "@kolam/content/model/company/chat";
import { company } from "@site/facts/company";

/** What the company says of itself everywhere. */
export const companyWords = {
  /** In structured data. */
  tagline: "Software and marketing, drawn in one line.",
  /** In structured data, `llms.txt` and the web manifest. */
  description: `${company.name} is a software development and digital marketing agency in ${company.city}, ${company.address.country}. One team plans, designs, builds and promotes, and still answers the phone afterwards.`,
  /** Below the logo in the footer. */
  pitch: `Software and marketing from one team in ${company.city}. Drawn carefully since ${company.founded}.`,
} as const;

/** The link to the chat, with a message that the visitor can edit before sending. */
export const chat = chatWith(
  `Hello ${company.name}, I found you through your website and would like to talk about a project.`,
);
