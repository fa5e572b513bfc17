import type { Day } from "@kolam/content/model/basics/dates";
import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "Privacy Policy";

export const updated = "2024-01-15" satisfies Day;

export const search = {
  title: titled("Privacy Policy"),
  description:
    "What personal information we collect through this website, what we use it for, how long we keep it, and how to see, correct or delete yours.",
  keywords: ["privacy policy", "data retention", `${company.name} privacy`],
} as const satisfies PageWords;
