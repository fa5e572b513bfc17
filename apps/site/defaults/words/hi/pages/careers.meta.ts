import type { Day } from "@kolam/content/model/basics/dates";
import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "नौकरियाँ";

export const updated = "2026-11-28" satisfies Day;

export const search = {
  title: titled("नौकरियाँ"),
  description: `${company.city} में ${company.name} के ख़ाली पद, और एक फ़ॉर्म जिससे आप किसी पद के लिए या खुला आवेदन भेज सकते हैं।`,
  keywords: [`${company.name} नौकरियाँ`, `नौकरियाँ ${company.city}`],
} as const satisfies PageWords;
