import type { TestedWords } from "@kolam/content/model/law/tested";

export const testedWords: TestedWords = {
  title: "जाँच कैसे हुई",
  notYet: "इस साइट की कोई जाँच अभी दर्ज नहीं है।",
  ran: (day) => `${day} को एक ब्राउज़र ने यह साइट जाँची। इनमें कोई गड़बड़ी नहीं मिली:`,
  checks: {
    axe: "दोनों रूपों में axe के A और AA स्तर के नियम, बड़े अक्षर, ज़्यादा दूरी, थोपे गए रंग और छपाई",
    keyboard: "टैब बटन से पेजों में आगे बढ़ना",
    scripts: "बिना स्क्रिप्ट के मेन्यू, सवाल और पेज",
  },
  failed: "इनमें गड़बड़ी मिली, जिसे हम ठीक कर रहे हैं:",
};
