import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "Thank you";

export const search = {
  title: titled("Thank you"),
  description: `Your message to ${company.name} has been sent. A person will read it and reply to the e-mail address that you gave in the form.`,
  keywords: ["thank you", company.name],
} as const satisfies PageWords;
