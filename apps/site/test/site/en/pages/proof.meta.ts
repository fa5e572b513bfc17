import { type PageWords, titled } from "@kolam/content/model/pages/search-words";

export const name = "Proof";

export const search = {
  title: titled("Proof: our limits, held against this site"),
  description:
    "The speed, weight and accessibility that we promise for other websites, measured on this one, each with the command that measures it.",
  keywords: ["website speed", "website weight"],
} as const satisfies PageWords;
