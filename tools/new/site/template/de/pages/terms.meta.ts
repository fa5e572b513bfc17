import type { Day } from "@kolam/content/model/basics/dates";
import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "Bedingungen";

export const updated = "2026-11-28" satisfies Day;

export const search = {
  title: titled("Bedingungen"),
  description: `Zu welchen Bedingungen ${company.name} in ${company.city} diese Website anbietet und für Kunden arbeitet, und wer Fragen dazu beantwortet.`,
  keywords: ["Bedingungen", company.name],
} as const satisfies PageWords;
