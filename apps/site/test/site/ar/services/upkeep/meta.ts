import type { PageWords } from "@kolam/content/model/pages/search-words";
import { serviceTitle } from "@kolam/content/model/services/service-title";
import { prices } from "@kolam/content/model/services/told-prices";
import { company } from "@site/facts/company";

export const name = "العناية";

export const search = {
  title: serviceTitle("upkeep", name),
  description: `نعتني بموقعك كل أسبوع: تغييرات صغيرة، ونسخ من كل شيء كل ليلة، وجواب في اليوم نفسه على كل سؤال، ابتداءً من ${prices.upkeep.text}.`,
  keywords: [`عناية بالمواقع ${company.city}`, "تعديل المواقع", "نسخ احتياطي"],
} as const satisfies PageWords;
