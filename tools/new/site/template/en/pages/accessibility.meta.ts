import type { Day } from "@kolam/content/model/basics/dates";
import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "Accessibility";

export const updated = "2026-11-28" satisfies Day;

export const search = {
  title: titled("Accessibility statement"),
  description: `How the website of ${company.name} was made for everybody: the standard that it aims at, how it is tested, and whom to tell what does not work.`,
  keywords: ["accessibility statement", company.name],
} as const satisfies PageWords;
