import type { Day } from "@kolam/content/model/basics/dates";
import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "الشروط";

export const updated = "2026-11-28" satisfies Day;

export const search = {
  title: titled("الشروط"),
  description: `الشروط التي يقدّم بها ${company.name} في ${company.city} هذا الموقع ويعمل بها مع عملائه، وأين تجد الإجابة عن الأسئلة المتعلقة بها.`,
  keywords: ["الشروط", company.name],
} as const satisfies PageWords;
