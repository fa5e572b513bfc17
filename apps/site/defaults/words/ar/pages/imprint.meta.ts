import type { Day } from "@kolam/content/model/basics/dates";
import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "بيانات الناشر";

export const updated = "2026-11-29" satisfies Day;

export const search = {
  title: titled("بيانات الناشر"),
  description: `من وراء موقع ${company.name}: الاسم والعنوان والسجل والرقم الضريبي، وكيف تصل إلى المسؤولين عنه. كل ذلك في صفحة واحدة يسهل الرجوع إليها.`,
  keywords: ["بيانات الناشر", company.name],
} as const satisfies PageWords;
