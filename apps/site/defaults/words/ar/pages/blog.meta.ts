import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "المدونة";

export const search = {
  title: titled("المدونة: مقالات وأخبار"),
  description: `مقالات وأخبار من ${company.name} في ${company.city}: ما تعلّمناه من عملنا، مكتوبا لعملائنا ولكل من يسأل عنه، مع أحدث المقالات في أول القائمة.`,
  keywords: [`مدونة ${company.name}`, "مقالات"],
} as const satisfies PageWords;

export function furtherPages(page: number, of: number) {
  return {
    title: titled(`المدونة، صفحة ${page} من ${of}`),
    description: `مقالات وأخبار أقدم من ${company.name} في ${company.city}، الصفحة ${page} من ${of} في القائمة، أحدثها في البداية وأقدمها في النهاية بحسب ترتيب نشرها.`,
  };
}
