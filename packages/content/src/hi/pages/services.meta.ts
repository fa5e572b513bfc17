import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { serviceIds } from "@kolam/content/model/services/services";
import { priceSpan } from "@kolam/content/model/services/told-prices";
import { company } from "@site/facts/company";
import { counted } from "@site/texts/numbers";

const services = counted(serviceIds.length, "सेवा", "सेवाएँ");

export const name = "सेवाएँ";

export const search = {
  title: titled("सेवाएँ और उनके शुरुआती दाम"),
  description: `${services}, हर एक में क्या मिलता है और दाम कहाँ से शुरू होता है${priceSpan ? `: ${priceSpan.lowest} से ${priceSpan.highest} तक` : ""}। मिलाकर देखिए, फिर कोटेशन लीजिए।`,
  keywords: ["वेबसाइट का खर्च", "डिजिटल मार्केटिंग का दाम", `${company.city} IT कंपनी`],
} as const satisfies PageWords;
