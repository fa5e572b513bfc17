import { type PageWords, titled } from "@kolam/content/model/pages/search-words";

export const name = "أعمالنا";

export const search = {
  title: titled("أعمالنا: ما كان خطأ وما فعلناه"),
  description:
    "ما كان خطأ، وما فعلناه، وما نتج عن ذلك: حكايات من متاجر صغيرة، في كل منها الأرقام التي ينظر إليها صاحب المتجر كل صباح قبل أن يفتح.",
  keywords: ["أعمال", "نتائج المواقع"],
} as const satisfies PageWords;
