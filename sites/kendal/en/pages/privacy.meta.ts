import type { Day } from "@kolam/content/model/basics/dates";
import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "Privacy Policy";

export const updated = "2026-11-29" satisfies Day;

export const search = {
  title: titled("Privacy Policy"),
  description:
    "What we learn about you through this website, what we use it for, how long it is kept, and how to see, correct or delete what there is.",
  keywords: ["privacy policy", "data retention", `${company.name} privacy`],
} as const satisfies PageWords;
