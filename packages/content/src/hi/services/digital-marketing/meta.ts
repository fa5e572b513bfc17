import type { PageWords } from "@kolam/content/model/pages/search-words";
import { serviceTitle } from "@kolam/content/model/services/service-title";
import { prices } from "@kolam/content/model/services/told-prices";
import { company } from "@site/facts/company";

export const name = "डिजिटल मार्केटिंग";

export const search = {
  title: serviceTitle("digital-marketing", name),
  description: `सर्च, सोशल, लेख और ई-मेल एक साथ, और महीने की रिपोर्ट एक पन्ने पर: क्लिक का नहीं, ग्राहक का दाम। शुरुआत ${prices["digital-marketing"].text} से।`,
  keywords: [`${company.city} डिजिटल मार्केटिंग एजेंसी`, "Google Ads", "सोशल मीडिया मार्केटिंग"],
} as const satisfies PageWords;
