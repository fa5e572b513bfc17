import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "Über uns";

export const search = {
  title: titled("Über uns"),
  description: `Wer die Menschen bei ${company.name} in ${company.city} sind, wie sie zu ihrer Arbeit kamen, was ihnen daran wichtig ist und wie sie arbeiten.`,
  keywords: [`über ${company.name}`],
} as const satisfies PageWords;
