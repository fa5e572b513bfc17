import { type PageWords, titled } from "@kolam/content/model/pages/search-words";

export const name = "الأسعار";

export const search = {
  title: titled("الأسعار: اختر ما تحتاج إليه"),
  description:
    "جميع الخدمات في ورقة واحدة، لكل منها نطاق سعر وما لا يشمله. اختر ما تحتاج إليه، وانظر إلى المجموع، ثم أرسل الورقة لتحصل على عرض سعر.",
  keywords: ["سعر موقع", "سعر العناية"],
} as const satisfies PageWords;
