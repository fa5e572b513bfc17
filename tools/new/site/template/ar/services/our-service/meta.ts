import type { PageWords } from "@kolam/content/model/pages/search-words";
import { serviceTitle } from "@kolam/content/model/services/service-title";
import { company } from "@site/facts/company";

export const name = "[Replace] خدمة";

export const search = {
  title: serviceTitle("our-service", name),
  description: `[Replace] ما هي الخدمة، ولمن، وما يحصل عليه العميل بعدها، في ١١٠ إلى ١٦٠ حرفا كما يعرضها محرك البحث تحت عنوان الصفحة في نتائجه. من ${company.name}.`,
  keywords: ["[Replace] ما يبحث عنه الناس"],
} as const satisfies PageWords;
