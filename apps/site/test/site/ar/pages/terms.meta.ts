import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { updated } from "../../en/pages/terms.meta.ts";

export { updated };

export const name = "الشروط";

export const search = {
  title: titled("شروط خدماتنا"),
  description:
    "الشروط التي نعمل بها: كيف ينعقد الطلب، ومتى تُستحق الفاتورة، ولمن تعود الملفات، وكيف ينتهي عقد العناية، بأقصر ما يمكن من الكلمات.",
  keywords: ["شروط الخدمة", "العقد", "الدفع"],
} as const satisfies PageWords;
