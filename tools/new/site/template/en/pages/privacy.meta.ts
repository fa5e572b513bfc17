import type { Day } from "@kolam/content/model/basics/dates";
import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "Privacy policy";

export const updated = "2026-11-28" satisfies Day;

export const search = {
  title: titled("Privacy policy"),
  description: `What personal information ${company.name} collects through this website, what it is used for, how long it is kept, and what rights you have.`,
  keywords: ["privacy policy", company.name],
} as const satisfies PageWords;
