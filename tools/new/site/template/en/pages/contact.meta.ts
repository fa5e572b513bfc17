import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "Contact";

export const search = {
  title: titled("Contact"),
  description: `How to reach ${company.name} in ${company.city}: by e-mail or with the form on this page. A person reads what you write and answers it.`,
  keywords: [`${company.name} contact`],
} as const satisfies PageWords;
