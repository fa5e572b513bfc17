import type { Day } from "@kolam/content/model/basics/dates";
import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "Terms of Service";

export const updated = "2026-03-02" satisfies Day;

export const search = {
  title: titled("Terms of Business"),
  description:
    "What you may hold us to and what we ask of you: when an agreement begins, what a quote covers, what a change costs, and whose law applies.",
  keywords: ["terms of business", "web design contract", `${company.name} terms`],
} as const satisfies PageWords;
