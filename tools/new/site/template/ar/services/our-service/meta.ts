import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "[Replace] خدمة";

export const search = {
  title: titled("[Replace] الخدمة وفائدتها"),
  description: `[Replace] ما هي الخدمة، ولمن، وما يحصل عليه العميل بعدها، في ١١٠ إلى ١٦٠ حرفا كما يعرضها محرك البحث تحت عنوان الصفحة في نتائجه. من ${company.name}.`,
  keywords: ["[Replace] ما يبحث عنه الناس"],
} as const satisfies PageWords;
