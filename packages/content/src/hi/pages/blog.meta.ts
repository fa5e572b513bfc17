import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "ब्लॉग";

export const search = {
  title: titled("ब्लॉग: कारोबार चलाने वालों के लिए"),
  description:
    "विज्ञापन के बजट, वेबसाइट और ऑनलाइन बिक्री पर लंबे लेख, असली काम से निकले हुए। उनके लिए जिन्हें इसी महीने फ़ैसला करना है।",
  keywords: ["कारोबार ब्लॉग", "ऑनलाइन विज्ञापन", "वेबसाइट के बारे में लेख"],
} as const satisfies PageWords;

export function furtherPages(page: number, of: number) {
  return {
    title: `ब्लॉग, ${of} में से पेज ${page}: पुराने लेख | ${company.name}`,
    description: `कारोबार चलाने वालों के लिए विज्ञापन, वेबसाइट और ऑनलाइन बिक्री पर पुराने लेख: सूची के ${of} पेजों में से पेज ${page}, असली काम से निकला हुआ।`,
  };
}
