import type { Day } from "@kolam/content/model/basics/dates";
import { type PageWords, titled } from "@kolam/content/model/pages/search-words";

export const name = "Privacy policy";

export const updated = "2026-01-20" satisfies Day;

export const search = {
  title: titled("Privacy policy"),
  description:
    "What we learn of you through this website, what we use it for, how long we keep it, and how you see, correct or delete what we have.",
  keywords: ["privacy policy", "personal data", "retention"],
} as const satisfies PageWords;
