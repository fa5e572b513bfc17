import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { caseCount } from "@kolam/content/model/services/services";
import { company } from "@site/facts/company";
import { counted } from "@site/texts/numbers";

export const name = "الأعمال";

export const search = {
  title: titled(`أعمالنا: ${counted(caseCount, "مشروع", "مشاريع")}`),
  description: `مشاريع ${company.name} في ${company.city}: ما احتاج إليه كل عميل، وما قمنا به، وكم استغرق، والأرقام التي تبيّن ما نتج عنه في النهاية.`,
  keywords: [`أعمال ${company.name}`, "دراسات حالة"],
} as const satisfies PageWords;
