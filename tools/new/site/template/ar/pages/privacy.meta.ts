import type { Day } from "@kolam/content/model/basics/dates";
import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "سياسة الخصوصية";

export const updated = "2026-11-28" satisfies Day;

export const search = {
  title: titled("سياسة الخصوصية"),
  description: `ما البيانات الشخصية التي يجمعها ${company.name} عبر هذا الموقع، وفيم تُستخدم، وكم تُحفظ، وما هي حقوقك فيها وكيف تطلبها منا.`,
  keywords: ["سياسة الخصوصية", company.name],
} as const satisfies PageWords;
