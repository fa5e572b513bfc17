import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { prices } from "@kolam/content/model/services/told-prices";
import { company } from "@site/facts/company";

export const name = "वेबसाइट";

export const search = {
  title: titled("वेबसाइट बनवाएँ: तेज़, और खुद बदलिए"),
  description: `वेबसाइट और वेब ऐप, जो 4G पर दो सेकंड से पहले खुलें, WCAG 2.2 AA पर खरे उतरें और जिन्हें आपकी टीम खुद बदले। शुरुआत ${prices["web-development"].text} से।`,
  keywords: ["वेबसाइट बनवाने का खर्च", `${company.city} वेबसाइट कंपनी`, "वेबसाइट डिज़ाइन"],
} as const satisfies PageWords;
