import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const search = {
  title: titled("पेज नहीं मिला"),
  description:
    "इस पते पर कोई पेज नहीं है। मुखपृष्ठ पर जाइए, वापस जाइए, या यहाँ दी गई सूची में से कोई पेज चुन लीजिए, या हमें लिखिए।",
  keywords: ["पेज नहीं मिला", company.name],
} as const satisfies PageWords;
