import { type PageWords, titled } from "@kolam/content/model/pages/search-words";

export const search = {
  title: titled("لا توجد صفحة هنا"),
  description:
    "لا توجد صفحة في هذا العنوان. ربما نُقلت، وربما لم تكن موجودة قط. اذهب إلى الصفحة الرئيسية، أو عد، أو اختر واحدة مما يطلبه معظم الناس.",
  keywords: ["الصفحة غير موجودة", "404"],
} as const satisfies PageWords;
