import type { Action } from "@kolam/content/model/basics/links";
import type { Passage, Some } from "@kolam/content/model/basics/types";

export const thankYou = {
  title: "धन्यवाद। भेज दिया गया।",
  text: "कोई व्यक्ति इसे पढ़ता है और ई-मेल से जवाब देता है।",
  resume:
    "अगर आपने किसी पद के लिए आवेदन किया है, तो अपना रिज़्यूमे अभी ई-मेल कीजिए: फ़ॉर्म फ़ाइलें नहीं भेजता। विषय में अपना संदर्भ लिखिए, जो इस पेज के पते के आख़िर में है।",
  actions: [
    { label: "मुखपृष्ठ", href: "/" },
    { label: "सेवाएँ", href: "/services" },
  ],
} as const satisfies Passage & { resume: string; actions: Some<Action> };
