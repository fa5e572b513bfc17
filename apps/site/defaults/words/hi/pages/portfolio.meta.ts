import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { caseCount } from "@kolam/content/model/services/services";
import { company } from "@site/facts/company";
import { counted } from "@site/texts/numbers";

export const name = "काम";

export const search = {
  title: titled(`हमारा काम: ${counted(caseCount, "प्रोजेक्ट")}`),
  description: `${company.city} से ${company.name} के प्रोजेक्ट: हर ग्राहक को क्या चाहिए था, हमने क्या किया, कितना समय लगा, और आँकड़े जो नतीजा दिखाते हैं।`,
  keywords: [`${company.name} का काम`, "केस स्टडी"],
} as const satisfies PageWords;
