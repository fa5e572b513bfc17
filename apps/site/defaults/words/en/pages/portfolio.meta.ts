import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { caseCount } from "@kolam/content/model/services/services";
import { company } from "@site/facts/company";
import { counted } from "@site/texts/numbers";

export const name = "Work";

export const search = {
  title: titled(`Our work: ${counted(caseCount, "project")}`),
  description: `Projects of ${company.name} in ${company.city}: what each client needed, what we did, how long it took, and the figures that show what came of it.`,
  keywords: [`${company.name} work`, "case studies"],
} as const satisfies PageWords;
