import type { Action } from "@kolam/content/model/basics/links";
import type { Passage, Some } from "@kolam/content/model/basics/types";
import { articleCount } from "@site/entries/article-slugs";
import { promises } from "../claims.ts";

export const thankYou = {
  title: "धन्यवाद, आपका लिखा पहुँच गया",
  text: `${promises.read} कोई इंसान इसे पढ़ेगा। कोटेशन ${promises.quote} मिलता है, नौकरी के आवेदन का जवाब ${promises.applicationReply}।`,
  resume:
    "नौकरी के लिए लिखा है तो अपना बायोडेटा अब ई-मेल कर दीजिए: फ़ॉर्म के साथ फ़ाइल नहीं जाती। विषय में अपना संदर्भ नंबर लिखिए। वह इस पेज के पते के आखिर में है; न हो तो पद का नाम लिख दीजिए।",
  actions: [
    { label: "होम पर जाएँ", href: "/" },
    articleCount > 0
      ? { label: "ब्लॉग पढ़ें", href: "/blog" }
      : { label: "सेवाएँ देखें", href: "/services" },
  ],
} as const satisfies Passage & { resume: string; actions: Some<Action> };
