import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { caseCount } from "@kolam/content/model/services/services";
import { company } from "@site/facts/company";
import { counted } from "@site/texts/numbers";

export const name = "Work";

export const search = {
  title: titled(`Portfolio: ${counted(caseCount, "project")} and their results`),
  description:
    "What was wrong, what we did, what changed and how long it took: two stories for each of our services, with the figures that count.",
  keywords: [
    `software portfolio ${company.address.country}`,
    "web design case studies",
    "marketing results",
  ],
} as const satisfies PageWords;
