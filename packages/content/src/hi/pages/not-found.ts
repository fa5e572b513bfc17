import type { NotFoundWords } from "@kolam/content/model/types/pages";
import { claims } from "../claims.ts";

export const notFound = {
  code: "404",
  title: "अरे! यह पेज नहीं मिला",
  lead: "यह लकीर कहीं जाकर जुड़ी नहीं। पेज कहीं और चला गया, उसका नाम बदल गया, या वह कभी था ही नहीं।",
  actions: {
    home: { label: "होम पर जाएँ", href: "/" },
    back: "पीछे जाएँ",
  },
  suggested: { title: "शायद इनमें से कोई", pages: ["home", "services", "contact", "quote"] },
  help: {
    title: "या किसी इंसान से पूछिए",
    text: "बताइए, आप क्या ढूँढ रहे थे। अगर हमारा ही कोई लिंक आपको यहाँ लाया है, तो हम उसे ठीक करना चाहेंगे।",
    contact: { label: "संपर्क करें", href: "/contact" },
    call: "फ़ोन करें",
  },
  statistics: { title: "इस बीच, इसी साइट पर", figures: claims.notFound },
} as const satisfies NotFoundWords;
