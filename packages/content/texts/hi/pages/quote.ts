import type { Some } from "@kolam/content/model/basics/types";
import type { QuoteStepId } from "@kolam/content/model/forms/quote-facts";
import type { Heading } from "@kolam/content/model/types/heading";

export const quoteSteps = [
  { id: "contact", title: "आप कौन हैं", lead: "कोटेशन कौन माँग रहा है, और उसे कहाँ भेजना है।" },
  {
    id: "project",
    title: "काम क्या है",
    lead: "कैसा काम, कितना, कब तक। मोटा अंदाज़ा भी खाली खाने से अच्छा है।",
  },
  { id: "requirements", title: "ज़रूरतें", lead: "बनने के बाद क्या करेगा, और आप कैसे जानेंगे कि काम बन गया।" },
  {
    id: "review",
    title: "देखिए और भेजिए",
    lead: "आपका लिखा सब कुछ, एक ही पेज पर। जो गलत है बदल लीजिए, जो छूटा है जोड़ दीजिए।",
  },
] as const satisfies Some<Heading & { id: QuoteStepId }>;

export const wizardWords = {
  position: (step: number, of: number) => `${of} में से चरण ${step}`,
  percent: (percent: number) => `${percent}% पूरा`,
  completed: "पूरा",
  current: "अभी यहाँ",
  upcoming: "अभी बाकी",
  invalid: "एक बार फिर देखिए",
  next: "आगे",
  previous: "पीछे",
  change: "बदलें",
  unanswered: "खाली छोड़ा",
  needed: "यह भरना ज़रूरी है",
  gaps: (title: string, count: number) =>
    `“${title}” में अभी ${count === 1 ? "एक जवाब बाकी है" : `${count} जवाब बाकी हैं`}। आगे बढ़िए, बाद में भी भर सकते हैं।`,
  allGaps: (count: number) =>
    count === 1
      ? "अभी एक जवाब बाकी है। नीचे उस पर निशान है।"
      : `अभी ${count} जवाब बाकी हैं। नीचे उन पर निशान हैं।`,
  stepsLabel: "कोटेशन के चरण",
} as const;
