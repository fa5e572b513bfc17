import { chatWith } from "@kolam/content/model/company/chat";
import { company } from "@site/facts/company";

/** How the company describes itself everywhere. */
export const companyWords = {
  /** In structured data. */
  tagline: "[Replace] What you do, in a few words.",
  /** In structured data, `llms.txt` and the web manifest. */
  description: `[Replace] Who you are, what you do and for whom, in two sentences. ${company.name} is in ${company.city}.`,
  /** Below the logo in the footer. */
  pitch: "[Replace] What you do and where, in one sentence.",
} as const;

/** The link to the chat, if there is one, with a message that the visitor can edit. */
export const chat = chatWith(
  `Hello ${company.name}, I found you through your website and have a question.`,
);
