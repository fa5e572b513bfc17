import type { PageWords } from "@kolam/content/model/pages/search-words";
import { serviceTitle } from "@kolam/content/model/services/service-title";
import { company } from "@site/facts/company";

export const name = "Planning";

export const search = {
  title: serviceTitle("planning", name),
  description:
    "We talk to you and to your customers for two weeks, and write down on two pages what your website has to do and what it can leave out.",
  keywords: [`website plan ${company.city}`, "website planning", "customer interviews"],
} as const satisfies PageWords;
