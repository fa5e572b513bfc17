import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "साइटमैप";

export const search = {
  title: titled("साइटमैप: इस साइट के सभी पेज"),
  description: `${company.name} की वेबसाइट के सभी पेज एक सूची में, हर एक किस बारे में है, और वे पते जिन पर आप हमसे कभी भी संपर्क कर सकते हैं।`,
  keywords: ["साइटमैप", `${company.name} वेबसाइट`],
} as const satisfies PageWords;
