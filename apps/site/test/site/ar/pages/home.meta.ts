import type { PageWords } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "الرئيسية";

export const search = {
  title: `${company.name}: مواقع للمتاجر الصغيرة في ${company.city}`,
  description: `تخطّط ${company.name} مواقع المتاجر الصغيرة في ${company.city} وتبنيها وتعتني بها: خطة من صفحتين، وموقع في ستة أسابيع، وعناية تدوم سنوات.`,
  keywords: [`مواقع ${company.city}`, "متاجر صغيرة", company.name],
} as const satisfies PageWords;
