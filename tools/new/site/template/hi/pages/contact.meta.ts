import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "संपर्क";

export const search = {
  title: titled("संपर्क"),
  description: `${company.city} में ${company.name} से कैसे संपर्क करें: ई-मेल से या इस पेज के फ़ॉर्म से। आप जो लिखते हैं, उसे कोई व्यक्ति पढ़ता और जवाब देता है।`,
  keywords: [`${company.name} संपर्क`],
} as const satisfies PageWords;
