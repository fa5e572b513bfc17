import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const search = {
  title: titled("الصفحة غير موجودة"),
  description:
    "لا توجد صفحة على هذا العنوان. انتقل إلى الصفحة الرئيسية، أو ارجع إلى الصفحة السابقة، أو اختر إحدى الصفحات المذكورة هنا.",
  keywords: ["الصفحة غير موجودة", company.name],
} as const satisfies PageWords;
