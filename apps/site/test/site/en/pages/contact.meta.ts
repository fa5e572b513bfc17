import { sentence } from "@kolam/content/model/basics/sentence";
import { contactWays } from "@kolam/content/model/company/contact-ways";
import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "Contact";

export const search = {
  title: titled(`Contact: ${contactWays}`),
  description: `${sentence(contactWays)}: the telephone numbers, hours and addresses of both offices, and a form for messages that somebody answers in person.`,
  keywords: [`contact ${company.name}`, "opening hours", "address"],
} as const satisfies PageWords;
