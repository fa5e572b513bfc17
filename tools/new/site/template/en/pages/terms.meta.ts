import type { Day } from "@kolam/content/model/basics/dates";
import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "Terms";

export const updated = "2026-11-28" satisfies Day;

export const search = {
  title: titled("Terms"),
  description: `The terms on which ${company.name} in ${company.city} offers this website and works for its clients, and where questions about them are answered.`,
  keywords: ["terms", company.name],
} as const satisfies PageWords;
