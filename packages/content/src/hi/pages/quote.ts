import type { Heading, Some } from "@kolam/content/model/basics/shapes";
import type { QuoteWords } from "@kolam/content/model/shapes/pages";
import { promises } from "../claims.ts";
import type { QuoteStepId } from "../forms/quote.ts";

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

export const quote = {
  hero: {
    title: "चार चरण, और एक रकम जिस पर आप हमें पकड़ सकें",
    lead: "करीब छह मिनट लगते हैं। भेजने तक आपका लिखा इसी फ़ोन या कंप्यूटर में रहता है, बीच में चाय पी आइए।",
  },
  wizard: {
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
    stepsLabel: "कोटेशन के चरण",
  },
  tiles: {
    title: "छह मिनट के बदले क्या मिलता है",
    items: [
      {
        title: `${promises.quote} कोटेशन`,
        text: `दाम, तारीख, और दोनों किस आधार पर। पेचीदा काम में ${promises.complexQuote} लगते हैं।`,
      },
      {
        title: "कोई बंधन नहीं",
        text: "कोटेशन आपका है: रखिए, मिलाइए, मोल-भाव कीजिए। हम हर गुरुवार फ़ोन नहीं करेंगे।",
      },
      {
        title: "जानकार की राय",
        text: "कोटेशन वही लिखता है जो काम करेगा, और सस्ता रास्ता हो तो वह भी साथ में लिखता है।",
      },
      {
        title: "आपका अपना प्रोजेक्ट मैनेजर",
        text: "एक ही इंसान आपका लिखा पढ़ता है, सवालों के जवाब देता है और चालू होने तक साथ रहता है।",
      },
    ],
  },
  faq: {
    title: "कोटेशन के बारे में",
    lead: "चार सवाल, रकम पूछने से पहले।",
    items: [
      {
        id: "how-fast",
        question: "कोटेशन कितनी जल्दी मिलेगा?",
        answer: `काम के दिनों में आम तौर पर ${promises.quote}। कई सिस्टम या कई भाषाओं वाले काम में ${promises.complexQuote} लगते हैं, और यह बात हम ${promises.read} बता देते हैं।`,
      },
      {
        id: "how-binding",
        question: "क्या रकम पक्की होती है?",
        answer:
          "हाँ, जितना काम उसमें लिखा है उसके लिए, 30 दिन तक। काम बदलेंगे तो बदले हुए हिस्से का दाम अलग से तय होगा, और तय होने से पहले कोई उस पर हाथ नहीं लगाएगा।",
      },
      {
        id: "not-sure-yet",
        question: "अभी सब कुछ पता न हो तो?",
        answer:
          "जो खाने ज़रूरी नहीं हैं उन्हें खाली छोड़िए, जो पता है वह लिखिए। दो मनगढ़ंत जवाब पढ़ने से अच्छा है कि हम दो ठीक सवाल पूछ लें।",
      },
      {
        id: "who-sees-it",
        question: "मेरा लिखा कौन देखेगा?",
        answer: [
          "प्रोजेक्ट मैनेजर, और वे एक-दो लोग जो हिसाब लगाते हैं। और कोई नहीं, और किसी मेलिंग लिस्ट में नहीं जाएगा। पूरी बात ",
          { text: "प्राइवेसी पॉलिसी", href: "/privacy" },
          " में है।",
        ],
      },
    ],
  },
  confirmation: {
    title: "आपका अनुरोध पहुँच गया!",
    text: `धन्यवाद। प्रोजेक्ट मैनेजर इसे पढ़ेगा, और कोटेशन ${promises.quote} आपके पास होगा; काम पेचीदा हो तो ${promises.complexQuote} लगेंगे।`,
    drawing: (answers) =>
      `यह आकृति सिर्फ़ आपकी है: आपका संदर्भ नंबर, आपके ${answers} जवाबों की बिंदियों के चारों ओर एक ही लकीर में।`,
    actions: [
      { label: "होम पर जाएँ", href: "/" },
      { label: "सेवाएँ देखें", href: "/services" },
    ],
  },
} as const satisfies QuoteWords;
