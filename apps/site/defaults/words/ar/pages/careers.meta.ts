import type { Day } from "@kolam/content/model/basics/dates";
import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "الوظائف";

export const updated = "2026-11-28" satisfies Day;

export const search = {
  title: titled("الوظائف"),
  description: `الوظائف الشاغرة في ${company.name} في ${company.city}، ونموذج يمكنك أن تتقدم به إلى إحداها أو أن ترسل به طلبا مفتوحا إن لم تجد ما يناسبك.`,
  keywords: [`وظائف ${company.name}`, `وظائف ${company.city}`],
} as const satisfies PageWords;
