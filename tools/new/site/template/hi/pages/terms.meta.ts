import type { Day } from "@kolam/content/model/basics/dates";
import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "शर्तें";

export const updated = "2026-11-28" satisfies Day;

export const search = {
  title: titled("शर्तें"),
  description: `किन शर्तों पर ${company.city} का ${company.name} यह वेबसाइट देता और ग्राहकों के लिए काम करता है, और शर्तों के बारे में सवाल कहाँ पूछें।`,
  keywords: ["शर्तें", company.name],
} as const satisfies PageWords;
