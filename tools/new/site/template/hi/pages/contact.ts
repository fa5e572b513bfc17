import type { ContactWords } from "@kolam/content/model/types/pages";
import { promises } from "../claims.ts";

/** The texts of the contact page, apart from its form. */
export const contact = {
  hero: { title: "संपर्क", lead: `हमें लिखिए। कोई व्यक्ति ${promises.read} जवाब देता है।` },
  cards: {
    title: "हमसे कैसे संपर्क करें",
    phone: { title: "फ़ोन" },
    email: { title: "लिखें", text: "हर बात के लिए।" },
    chat: { title: "चैट", text: "छोटे सवालों के लिए।" },
    visit: { title: "मिलने आएँ", text: "आने से पहले बता दीजिए।" },
  },
  offices: { title: "हम कहाँ हैं", lead: "आने से पहले बता दीजिए।" },
  form: { title: "हमें संदेश भेजें", lead: "जो ज़रूरी नहीं है, उस पर लिखा है।" },
  reasons: { title: "आँकड़ों में", lead: "हर आँकड़ा बताता है कि वह क्या गिनता है।", figures: [] },
  faq: {
    title: "सवाल",
    lead: "लिखने से पहले लोग हमसे क्या पूछते हैं।",
    items: [
      {
        id: "what-does-it-cost",
        question: "कितना ख़र्च आता है?",
        answer: [
          "यह इस पर है कि आपको क्या चाहिए। हमें ",
          { text: "कोटेशन का अनुरोध", href: "/quote" },
          ` भेजिए, हम ${promises.quote} जवाब देते हैं।`,
        ],
      },
      {
        id: "first-question",
        question: "[Replace] लोगों का कोई सवाल?",
        answer: "[Replace] आपका जवाब।",
      },
    ],
  },
} as const satisfies ContactWords;
