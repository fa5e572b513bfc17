import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";
import { promises } from "../claims.ts";

export const name = "Thank you";

export const search = {
  title: titled("Thank you"),
  description: `Your message has arrived on Beck Lane. One of us reads it ${promises.read} and replies by e-mail, or by telephone if you left a number.`,
  keywords: ["thank you", "message sent", company.name],
} as const satisfies PageWords;
