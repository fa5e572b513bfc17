import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "Careers";

export const search = {
  title: titled("Careers"),
  description: `Open positions at ${company.name} in ${company.city}, and a form with which you can apply for one of them or send an open application.`,
  keywords: [`${company.name} careers`, `jobs ${company.city}`],
} as const satisfies PageWords;
