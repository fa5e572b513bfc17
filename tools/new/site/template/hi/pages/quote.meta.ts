import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "कोटेशन लें";

export const search = {
  title: titled("कोटेशन लें"),
  description: `चार छोटे चरणों में ${company.name} को बताइए कि आपको क्या चाहिए। हम दाम, तारीख़ और दोनों की वजह बताते हैं। इसका कोई शुल्क नहीं है।`,
  keywords: ["कोटेशन", company.name],
} as const satisfies PageWords;
