import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "الرئيسية";

export const search = {
  title: titled("[Replace] ما تقوم به وأين"),
  description: `[Replace] من أنت، وماذا تفعل ولمن، في ١١٠ إلى ١٦٠ حرفا كما يعرضها محرك البحث تحت عنوان الصفحة في نتائجه. ${company.name}، ${company.city}.`,
  keywords: ["[Replace] ما يبحث عنه الناس", company.name],
} as const satisfies PageWords;
