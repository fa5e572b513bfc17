import { contactWays } from "@kolam/content/model/company/contact-ways";
import type { ContactWords } from "@kolam/content/model/types/pages";
import { company } from "@site/facts/company";
import { webDevelopment } from "@site/facts/services/web-development";
import { claims, promises } from "../claims.ts";

/** How long a usual site takes, as on the page of its service. */
const usual = `${webDevelopment.weeks.join(" से ")} हफ़्तों`;

export const contact = {
  hero: {
    title: "उससे बात कीजिए, जो अगले साल भी यहीं मिलेगा",
    lead: `${contactWays}: जवाब प्रोजेक्ट मैनेजर देगा।`,
  },
  cards: {
    title: "हम तक कैसे पहुँचें",
    phone: { title: "फ़ोन" },
    email: {
      title: "ई-मेल",
      text: "काम के हर दिन सुबह पढ़े जाते हैं, और एक बार दोपहर के खाने के बाद।",
    },
    chat: { title: "चैट", text: "छोटे सवालों के लिए। लंबे सवाल देर-सबेर कागज़ पर ही आते हैं।" },
    visit: {
      title: "मिलना",
      text: "आने से पहले पूछ लीजिए। हो सकता है जिनसे मिलना है, वे किसी ग्राहक के यहाँ हों।",
    },
  },
  offices: {
    title: "हम यहाँ हैं",
    lead: "हर दफ़्तर में मेहमानों के लिए एक मेज़ है। बस बता दीजिए कि कब आ रहे हैं।",
  },
  form: {
    title: "संदेश भेजिए",
    lead: "चार खाने ज़रूरी हैं। बाकी भी भर देंगे तो सवाल-जवाब का एक दौर बच जाएगा।",
  },
  reasons: {
    title: "लोग हमें क्यों चुनते हैं",
    lead: "फ़ोन करने से पहले चार आँकड़े देख लीजिए।",
    figures: claims.contact,
  },
  faq: {
    title: "पहली मुलाकात से पहले पूछे जाने वाले सवाल",
    lead: "आपका सवाल यहाँ न हो, तो ऊपर का फ़ॉर्म उसकी सही जगह है।",
    items: [
      {
        id: "how-long",
        question: "वेबसाइट बनने में कितना समय लगता है?",
        answer: `सीधी-सादी साइट में ${promises.simpleSite}; पेचीदा साइट में, जो कई सिस्टम, दुकानें या दफ़्तर जोड़ती है, ${promises.complexSite}। ज़्यादातर साइटें ${usual} में बन जाती हैं। फ़र्क कोड से कम पड़ता है; फ़र्क इससे पड़ता है कि लिखे हुए पर कितने लोगों की मंज़ूरी चाहिए।`,
      },
      {
        id: "what-does-it-cost",
        question: "खर्च कितना आएगा?",
        answer: [
          "हर सेवा का शुरुआती दाम लिखा हुआ है, और आप ",
          { text: "अपना जोड़ लगा सकते हैं", href: "/prices" },
          "। अपने काम के लिए ",
          { text: "कोटेशन माँगिए", href: "/quote" },
          `, रकम ${promises.quote} आपके पास होगी।`,
        ],
      },
      {
        id: "outside-our-city",
        question: `क्या आप ${company.city} के बाहर की कंपनियों के साथ काम करते हैं?`,
        answer:
          "हाँ। हमारे ज़्यादातर ग्राहक बाहर के ही हैं। शुरुआत में और चालू करते समय हम खुद आते हैं, बीच में वीडियो पर मिलते हैं। विदेश के ग्राहकों से उनके समय के हिसाब से मिलते हैं।",
      },
      {
        id: "payment-terms",
        question: "पैसे कैसे देने होते हैं?",
        answer: `एक बार के काम के पैसे किस्तों में: हर किस्त उस चीज़ के लिए जिसे आप चलता देख चुके हों, आखिरी किस्त काम चालू होने के एक महीने बाद। महीने की सेवाओं का बिल 1 तारीख को बनता है, ${company.tax} के साथ, और 30 दिन के नोटिस पर बंद हो सकता है।`,
      },
      {
        id: "non-disclosure",
        question: "क्या आप गोपनीयता का करार (NDA) करेंगे?",
        answer: "हाँ, चाहें तो पहले फ़ोन से भी पहले। अपना भेज दीजिए, या हमारा ले लीजिए। डेढ़ पन्ने का है।",
      },
      {
        id: "after-launch",
        question: "साइट चालू होने के बाद क्या?",
        answer:
          "नब्बे दिन की मरम्मत दाम में शामिल है। उसके बाद आप चुनिए: देखभाल का प्लान, जिसमें इंजीनियर दिन-रात फ़ोन पर रहता है; ज़रूरत पड़ने पर मरम्मत; या सब कुछ आपकी अपनी टीम के हवाले।",
      },
    ],
  },
} as const satisfies ContactWords;
