import { limits } from "@kolam/content/model/basics/timings";
import type { QuoteTexts } from "@kolam/content/model/forms/quote-facts";
import { budgetHints } from "@site/words/forms/budgets";

export const quoteTexts: QuoteTexts = {
  name: "कोटेशन का अनुरोध",
  subject: "कोटेशन का अनुरोध",
  headings: { contact: "संपर्क", project: "काम", requirements: "ज़रूरतें" },
  button: { idle: "अनुरोध भेजें", busy: "भेज रहे हैं…", done: "अनुरोध भेज दिया" },
  alert: "कोटेशन का अनुरोध नहीं गया। फिर कोशिश कीजिए, या सीधे हमसे संपर्क कीजिए।",
  sent: {
    title: (reference) => `आपका संदर्भ नंबर: ${reference}`,
    text: (email) => `जवाब ${email} पर आएगा।`,
  },
  fields: {
    firstName: {
      label: "नाम",
      errors: {
        valueMissing: "अपना नाम लिखिए।",
        tooLong: `नाम ${limits.nameCharacters} अक्षर तक छोटा कीजिए।`,
      },
    },
    lastName: {
      label: "उपनाम",
      inMail: "नाम",
      hint: "सिर्फ़ एक ही नाम है? तो वही यहाँ भी लिखिए।",
      errors: {
        valueMissing: "अपना उपनाम लिखिए।",
        tooLong: `उपनाम ${limits.nameCharacters} अक्षर तक छोटा कीजिए।`,
      },
    },
    email: {
      label: "ई-मेल",
      hint: "कोटेशन यहीं आएगा।",
      errors: {
        valueMissing: "ई-मेल पता लिखिए, जिस पर कोटेशन भेजना है।",
        typeMismatch: "इस पते पर कोटेशन नहीं जा सकता। ऐसा होना चाहिए: you@company.com",
        tooLong: `ई-मेल पता ${limits.emailCharacters} अक्षर से लंबा नहीं होता। कोई छोटा पता लिखिए।`,
      },
    },
    phone: {
      label: "फ़ोन",
      hint: "बस एक फ़ोन के लिए, अगर कुछ साफ़ न हो।",
      errors: {
        valueMissing: "फ़ोन नंबर लिखिए, ताकि काम के बारे में पूछ सकें।",
        tooFewDigits: `पूरा फ़ोन नंबर लिखिए, कम से कम ${limits.phoneDigits} अंक।`,
        tooLong: `नंबर ${limits.phoneCharacters} अक्षर तक छोटा कीजिए।`,
      },
    },
    company: {
      label: "कंपनी या दुकान",
      hint: "अभी कंपनी नहीं है तो अपना ही नाम।",
      errors: {
        valueMissing: "लिखिए, कोटेशन किस कंपनी या दुकान के लिए है।",
        tooLong: `नाम ${limits.nameCharacters} अक्षर तक छोटा कीजिए।`,
      },
    },
    website: {
      label: "वेबसाइट",
      hint: "जो अभी है, https:// से शुरू करके।",
      errors: {
        typeMismatch: "पता पूरा लिखिए, जैसे https://example.com, या खाली छोड़ दीजिए।",
        tooLong: `पता ${limits.urlCharacters} अक्षर से लंबा है। साइट के पहले पेज का पता काफ़ी है।`,
      },
    },
    projectType: {
      label: "किस तरह का काम",
      placeholder: "चुनिए",
      errors: { valueMissing: "चुनिए, किस तरह का काम है।" },
    },
    services: {
      label: "सेवाएँ",
      hint: "कम से कम एक पर निशान लगाइए, ताकि सही इंसान तक पहुँचे। इससे आप किसी बात में बँधते नहीं।",
      errors: { valueMissing: "कम से कम एक सेवा चुनिए। पक्का न हो तो अंदाज़ा चलेगा।" },
    },
    budget: {
      label: "बजट",
      hint: budgetHints.quote,
      placeholder: "चुनिए",
      errors: { valueMissing: "बजट चुनिए, मोटा-मोटा।" },
    },
    timeline: {
      label: "कब तक",
      hint: "चालू कब तक हो जाना चाहिए।",
      placeholder: "चुनिए",
      errors: { valueMissing: "चुनिए, कब तक चाहिए। “कोई जल्दी नहीं” भी जवाब है।" },
    },
    description: {
      label: "काम के बारे में",
      hint: "आखिर में ऐसा क्या हो, जो आज नहीं है?",
      errors: {
        valueMissing: "दो-चार वाक्यों में बताइए, क्या बनवाना है।",
        tooLong: `${limits.textCharacters} अक्षर तक छोटा कीजिए। लंबे कागज़ ई-मेल से भेज दीजिए।`,
      },
    },
    goals: {
      label: "क्या पाना है",
      hint: "साल भर बाद कैसे पता चलेगा कि पैसा सही लगा?",
      errors: {
        valueMissing: "कम से कम एक बात लिखिए।",
        tooLong: `${limits.textCharacters} अक्षर तक छोटा कीजिए।`,
      },
    },
    targetAudience: {
      label: "किसके लिए",
      hint: "कौन चलाएगा, कहाँ, किस पर।",
      errors: { tooLong: `${limits.textCharacters} अक्षर तक छोटा कीजिए।` },
    },
    competitors: {
      label: "मुकाबले में कौन",
      hint: "नाम या पते, और वे क्या बेहतर करते हैं।",
      errors: { tooLong: `${limits.textCharacters} अक्षर तक छोटा कीजिए।` },
    },
    additionalInfo: {
      label: "और कुछ",
      hint: "जो सिस्टम चल रहे हैं, जो तारीखें टल नहीं सकतीं, जो बदलना नहीं है।",
      errors: { tooLong: `${limits.textCharacters} अक्षर तक छोटा कीजिए।` },
    },
  },
  projectTypes: {
    "new-project": "नया काम",
    redesign: "पुराने को नया रूप",
    enhancement: "पुराने में कुछ जोड़ना",
    maintenance: "देखभाल",
    consultation: "सलाह",
  },
  timelines: {
    asap: "जितनी जल्दी हो सके",
    "1-month": "1 महीने के भीतर",
    "1-3-months": "1-3 महीने",
    "3-6-months": "3-6 महीने",
    "6-plus-months": "6 महीने से ज़्यादा",
    flexible: "कोई जल्दी नहीं",
  },
};
