import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "धन्यवाद";

export const search = {
  title: titled("धन्यवाद"),
  description: `${company.name} को आपका संदेश भेज दिया गया है। कोई व्यक्ति उसे पढ़ता है और फ़ॉर्म में दिए गए आपके ई-मेल पते पर जवाब देता है।`,
  keywords: ["धन्यवाद", company.name],
} as const satisfies PageWords;
