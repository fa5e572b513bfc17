import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const search = {
  title: titled("यह पेज नहीं मिला"),
  description:
    "इस पते पर कोई पेज नहीं है। होम पर जाइए, पीछे लौटिए, या नीचे की सूची में से सेवाएँ, संपर्क या कोटेशन चुन लीजिए।",
  keywords: ["पेज नहीं मिला", "404", company.name],
} as const satisfies PageWords;
