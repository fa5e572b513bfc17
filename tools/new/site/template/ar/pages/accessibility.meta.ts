import type { Day } from "@kolam/content/model/basics/dates";
import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "إمكانية الوصول";

export const updated = "2026-11-28" satisfies Day;

export const search = {
  title: titled("بيان إمكانية الوصول"),
  description: `كيف صُنع موقع ${company.name} ليستخدمه الجميع: المعيار الذي يسعى إليه، وكيف يُختبر، ومن تخبره بما لا يعمل فيه كما ينبغي.`,
  keywords: ["بيان إمكانية الوصول", company.name],
} as const satisfies PageWords;
