import type { Day } from "@kolam/content/model/basics/dates";
import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "Über uns";

export const updated = "2026-11-28" satisfies Day;

export const search = {
  title: titled("Über uns"),
  description: `Wer die Menschen bei ${company.name} in ${company.city} sind, wie sie zu ihrer Arbeit kamen, was ihnen daran wichtig ist und wie sie arbeiten.`,
  keywords: [`über ${company.name}`],
} as const satisfies PageWords;
