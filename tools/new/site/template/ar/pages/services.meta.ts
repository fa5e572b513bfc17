import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "الخدمات";

export const search = {
  title: titled("خدماتنا"),
  description: `خدمات ${company.name} في ${company.city}: ما تشمله كل خدمة، وكم تكلّف أو كيف نحدّد سعرها، وكيف تطلب عرض سعر لمشروعك دون أي التزام منك.`,
  keywords: [`خدمات ${company.city}`, company.name],
} as const satisfies PageWords;
