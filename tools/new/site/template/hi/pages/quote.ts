import type { QuoteWords } from "@kolam/content/model/types/pages";
import { promises } from "../claims.ts";

/** The texts of the quote page, apart from its form. */
export const quote = {
  hero: {
    title: "कोटेशन लें",
    lead: "चार छोटे चरण। जब तक आप भेजते नहीं, आपका लिखा इसी डिवाइस पर रहता है।",
  },
  tiles: {
    title: "आपको क्या मिलेगा",
    items: [
      { title: "दाम और तारीख़", text: `दोनों आपको ${promises.quote} मिलते हैं।` },
      { title: "कोई बंधन नहीं", text: "कोटेशन का कोई शुल्क नहीं है, और वह आपको किसी बात से नहीं बाँधता।" },
      { title: "[Replace] एक और बात", text: "[Replace] जैसे, कोटेशन कौन लिखता है।" },
    ],
  },
  faq: {
    title: "कोटेशन के बारे में",
    lead: "यह फ़ॉर्म भेजने से पहले लोग क्या पूछते हैं।",
    items: [
      {
        id: "not-sure-yet",
        question: "अगर मुझे अभी ब्योरा नहीं पता हो?",
        answer: "जो ज़रूरी नहीं, वे ख़ाने ख़ाली छोड़िए और जो पता है, वह लिखिए। और चाहिए होगा तो हम पूछ लेंगे।",
      },
      {
        id: "how-binding",
        question: "क्या दाम पक्का होता है?",
        answer: "[Replace] वह किस बात के लिए और कब तक मान्य है।",
      },
      {
        id: "who-sees-it",
        question: "मेरा लिखा कौन देखता है?",
        answer: [
          "जो आपका कोटेशन लिखते हैं। ब्योरा यहाँ है: ",
          { text: "निजता नीति", href: "/privacy" },
          ".",
        ],
      },
    ],
  },
  confirmation: {
    title: "आपका अनुरोध भेज दिया गया",
    text: `धन्यवाद। कोई व्यक्ति इसे पढ़ता है, और कोटेशन आपको ${promises.quote} मिलता है।`,
    actions: [
      { label: "मुखपृष्ठ", href: "/" },
      { label: "हमारी सेवाएँ", href: "/services" },
    ],
  },
} as const satisfies QuoteWords;
