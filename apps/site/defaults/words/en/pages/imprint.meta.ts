import type { Day } from "@kolam/content/model/basics/dates";
import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "Imprint";

export const updated = "2026-11-29" satisfies Day;

export const search = {
  title: titled("Imprint"),
  description: `Who is behind the website of ${company.name}: name, address, register, tax number, and how to reach the people who answer for it.`,
  keywords: ["Imprint", company.name],
} as const satisfies PageWords;
