import type { PageWords } from "@kolam/content/model/pages/search-words";
import { serviceTitle } from "@kolam/content/model/services/service-title";
import { company } from "@site/facts/company";

export const name = "التخطيط";

export const search = {
  title: serviceTitle("planning", name),
  description:
    "نتحدث معك ومع زبائنك على مدى أسبوعين، ثم نكتب في صفحتين ما يجب أن يفعله موقعك وما يمكن أن يستغني عنه، بكلمات يفهمها الجميع.",
  keywords: [`تخطيط المواقع ${company.city}`, "خطة موقع", "مقابلات الزبائن"],
} as const satisfies PageWords;
