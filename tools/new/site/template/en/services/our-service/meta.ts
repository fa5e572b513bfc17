import type { PageWords } from "@kolam/content/model/pages/search-words";
import { serviceTitle } from "@kolam/content/model/services/service-title";
import { company } from "@site/facts/company";

export const name = "[Replace] Service";

export const search = {
  title: serviceTitle("our-service", name),
  description: `[Replace] What the service is, for whom, and what a client has after it, in 110 to 160 characters, as a search engine shows it. From ${company.name}.`,
  keywords: ["[Replace] What people search for"],
} as const satisfies PageWords;
