import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "मुखपृष्ठ";

export const search = {
  title: titled("[Replace] आप क्या करते हैं और कहाँ"),
  description: `[Replace] आप कौन हैं, क्या करते हैं और किनके लिए, 110 से 160 अक्षरों में, जैसे सर्च इंजन शीर्षक के नीचे दिखाता है। ${company.name}, ${company.city}।`,
  keywords: ["[Replace] लोग क्या खोजते हैं", company.name],
} as const satisfies PageWords;
