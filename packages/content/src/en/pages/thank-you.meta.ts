import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";
import { promises } from "../claims.ts";

export const name = "Thank you";

export const search = {
  title: titled("Thank you"),
  description: `Your message has been sent. What happens next: a person reads it ${promises.read} and replies by e-mail or phone.`,
  keywords: ["thank you", "message sent", company.name],
} as const satisfies PageWords;
