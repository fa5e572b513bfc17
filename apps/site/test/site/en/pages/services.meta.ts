import { type PageWords, titled } from "@kolam/content/model/pages/search-words";

export const name = "Services";

export const search = {
  title: titled("Services and where they start"),
  description:
    "A plan, a website, and somebody who looks after it: what each of the three services includes, what it leaves out and where its price starts.",
  keywords: ["website services", "website prices"],
} as const satisfies PageWords;
