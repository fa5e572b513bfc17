import type { Day } from "@kolam/content/model/basics/dates";
import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "निजता नीति";

export const updated = "2026-11-28" satisfies Day;

export const search = {
  title: titled("निजता नीति"),
  description: `इस वेबसाइट से ${company.name} कौन-सी निजी जानकारी लेता है, उसका क्या उपयोग होता है, कितने समय रखी जाती है, और आपके क्या अधिकार हैं।`,
  keywords: ["निजता नीति", company.name],
} as const satisfies PageWords;
