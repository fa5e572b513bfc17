import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { caseCount } from "@kolam/content/model/services/services";
import { company } from "@site/facts/company";
import { counted } from "@site/texts/numbers";

export const name = "Portfolio";

export const search = {
  title: titled(`Work: ${counted(caseCount, "job")} with their numbers`),
  description:
    "A farm shop with forty pages and a telephone that never stopped: what was wrong, what we built, how long that took, and what the owner counts now.",
  keywords: [`web design ${company.city} examples`, "booking system examples", "case studies"],
} as const satisfies PageWords;
