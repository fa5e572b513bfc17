import type { Day } from "@kolam/content/model/basics/dates";
import { type PageWords, titled } from "@kolam/content/model/pages/search-words";

export const name = "Imprint";

export const updated = "2026-01-20" satisfies Day;

export const search = {
  title: titled("Imprint: who is responsible"),
  description:
    "Who is responsible for this website, under which number the company is registered, and how to reach the people who answer for its content.",
  keywords: ["imprint", "company details", "responsible for content"],
} as const satisfies PageWords;
