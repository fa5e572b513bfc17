import { limits } from "@kolam/content/model/basics/timings";
import type { ContactTexts } from "@kolam/content/model/forms/contact-facts";
import { budgetHints } from "@site/words/forms/budgets";
import { replies } from "@site/words/forms/replies";

export const contactTexts: ContactTexts = {
  name: "संपर्क फ़ॉर्म",
  subject: "संपर्क फ़ॉर्म: ",
  headings: { contact: "संपर्क", project: "काम", message: "संदेश" },
  button: { idle: "संदेश भेजें", busy: "भेज रहे हैं…", done: "संदेश भेज दिया" },
  alert: "संदेश नहीं गया। फिर कोशिश कीजिए, या सीधे हमसे संपर्क कीजिए।",
  sent: {
    title: (reference) => `आपका संदेश पहुँच गया। संदर्भ नंबर: ${reference}`,
    text: replies.contact,
  },
  fields: {
    name: {
      label: "आपका नाम",
      inMail: "नाम",
      errors: {
        valueMissing: "अपना नाम लिखिए, ताकि हमें पता हो कि जवाब किसे देना है।",
        tooLong: `नाम छोटा कीजिए, ज़्यादा से ज़्यादा ${limits.nameCharacters} अक्षर।`,
      },
    },
    email: {
      label: "ई-मेल",
      hint: "हमारा जवाब यहीं आएगा।",
      errors: {
        valueMissing: "ई-मेल पता लिखिए, जिस पर हम जवाब दें।",
        typeMismatch: "यह ई-मेल पता अधूरा है। ऐसा होना चाहिए: name@example.com",
        tooLong: `ई-मेल पता ${limits.emailCharacters} अक्षर से लंबा नहीं होता।`,
      },
    },
    company: {
      label: "कंपनी या दुकान",
      errors: { tooLong: `नाम ${limits.nameCharacters} अक्षर तक छोटा कीजिए।` },
    },
    phone: {
      label: "फ़ोन",
      hint: "जैसे चाहें लिखिए। आप कहेंगे तभी फ़ोन करेंगे।",
      errors: {
        tooFewDigits: `फ़ोन नंबर में कम से कम ${limits.phoneDigits} अंक होते हैं। पूरा लिखिए, या खाली छोड़ दीजिए।`,
        tooLong: `नंबर ${limits.phoneCharacters} अक्षर तक छोटा कीजिए।`,
      },
    },
    subject: {
      label: "विषय",
      placeholder: "विषय चुनिए",
      errors: { valueMissing: "विषय चुनिए। “कुछ और” भी अच्छा-भला विषय है।" },
    },
    budget: {
      label: "बजट",
      hint: budgetHints.contact,
      placeholder: "अभी तय नहीं",
      errors: {},
    },
    timeline: {
      label: "कब तक",
      placeholder: "अभी तय नहीं",
      errors: {},
    },
    message: {
      label: "संदेश",
      hint: "आपके पास क्या है, क्या चाहिए, और बीच में क्या अटका है।",
      errors: {
        valueMissing: "अपना संदेश लिखिए। दो वाक्य काफ़ी हैं।",
        tooLong: `संदेश ${limits.textCharacters} अक्षर तक छोटा कीजिए, या बाकी ई-मेल से भेज दीजिए।`,
      },
    },
  },
  otherSubject: "कुछ और",
  timelines: {
    asap: "जितनी जल्दी हो सके",
    "1-month": "1 महीने के भीतर",
    "1-3-months": "1-3 महीने",
    "3-6-months": "3-6 महीने",
    "6-plus-months": "6 महीने से ज़्यादा",
  },
};
