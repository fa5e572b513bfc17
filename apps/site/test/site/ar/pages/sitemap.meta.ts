import { type PageWords, titled } from "@kolam/content/model/pages/search-words";

export const name = "خريطة الموقع";

export const search = {
  title: titled("خريطة الموقع: جميع الصفحات"),
  description:
    "جميع صفحات هذا الموقع في قائمة واحدة: الصفحات الرئيسية والخدمات والموارد والنصوص القانونية والمقالات، كل منها باسمها وبرابط يفتحها.",
  keywords: ["خريطة الموقع", "جميع الصفحات"],
} as const satisfies PageWords;
