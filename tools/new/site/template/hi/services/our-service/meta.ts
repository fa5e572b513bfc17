import type { PageWords } from "@kolam/content/model/pages/search-words";
import { serviceTitle } from "@kolam/content/model/services/service-title";
import { company } from "@site/facts/company";

export const name = "[Replace] सेवा";

export const search = {
  title: serviceTitle("our-service", name),
  description: `[Replace] सेवा क्या है, किसके लिए है, और उसके बाद ग्राहक के पास क्या होता है, 110 से 160 अक्षरों में, जैसे सर्च इंजन दिखाता है। ${company.name} से।`,
  keywords: ["[Replace] लोग क्या खोजते हैं"],
} as const satisfies PageWords;
