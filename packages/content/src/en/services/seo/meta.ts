import type { PageWords } from "@kolam/content/model/pages/search-words";
import { serviceTitle } from "@kolam/content/model/services/service-title";
import { prices } from "@kolam/content/model/services/told-prices";
import { company } from "@site/facts/company";

export const name = "SEO Services";

export const search = {
  title: serviceTitle("seo", name),
  description: `Technical audits, keyword strategy, local search and links honestly earned. A free audit of your ten worst faults, then from ${prices.seo.text}.`,
  keywords: [
    `SEO services ${company.city}`,
    `local SEO ${company.address.country}`,
    "technical SEO audit",
  ],
} as const satisfies PageWords;
