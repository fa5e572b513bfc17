import { type PageWords, titled } from "@kolam/content/model/pages/search-words";

export const name = "البرهان";

export const search = {
  title: titled("البرهان: حدودنا على موقعنا"),
  description:
    "السرعة والوزن وإمكانية الوصول التي نعد بها في مواقع الآخرين، مقيسة على هذا الموقع نفسه، ومع كل قياس الأمر الذي يقيسه لمن أراد التحقق.",
  keywords: ["سرعة الموقع", "وزن الموقع"],
} as const satisfies PageWords;
