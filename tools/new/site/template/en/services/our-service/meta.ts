import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "[Replace] Service";

export const search = {
  title: titled("[Replace] The service and its use"),
  description: `[Replace] What the service is, for whom, and what a client has after it, in 110 to 160 characters, as a search engine shows it. From ${company.name}.`,
  keywords: ["[Replace] What people search for"],
} as const satisfies PageWords;
