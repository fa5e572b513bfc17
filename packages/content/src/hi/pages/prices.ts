import type { Closing } from "@kolam/content/model/types/closing";
import { company } from "@site/facts/company";
import type { sheetLines as first } from "../../en/pages/prices.ts";
import { promises } from "../claims.ts";

export const sheetLines: typeof first = {
  "software-development": {
    without: "सर्वर, दूसरे सॉफ़्टवेयर के लाइसेंस, और पुराना डेटा टाइप करना",
  },
  "web-development": { without: "फ़ोटो, डोमेन, और तीसरी भाषा की लिखावट" },
  "mobile-development": {
    without: "स्टोर की सालाना फ़ीस, और दिन के हज़ारों ऑर्डर सँभालने वाला सर्वर का काम",
  },
  "digital-marketing": { without: "विज्ञापन का पैसा, जो आपसे सीधे प्लैटफ़ॉर्म को जाता है" },
  seo: { without: "ऐसी साइट की मरम्मत, जिसे कोई और एजेंसी बंद रखती हो" },
  ecommerce: { without: "गेटवे की फ़ीस, कूरियर, और सामान के फ़ोटो" },
  design: { without: "कोड, जिसे हमारी फ़ाइलों से कोई भी डेवलपर लिख सकता है" },
  branding: { without: "ट्रेडमार्क का रजिस्ट्रेशन, और छपाई" },
};

export const pricesPage = {
  hero: {
    title: "जो चाहिए, निशान लगाइए और जोड़ देखिए",
    lead: "वही दाम, जो हर पेज पर लिखे हैं, आपके लिए जोड़कर। आपके कहे बिना कुछ नहीं भेजा जाता।",
  },
  sheet: {
    title: "आपको क्या चाहिए",
    lead: "हर लाइन सबसे छोटे ढंग के काम से शुरू होती है और वहाँ तक जाती है, जितना बड़ा हम आम तौर पर बनाते हैं।",
    ask: { label: "पहले पूछना हो तो पूछ लीजिए", href: "/contact" },
  },
  send: {
    title: "दो रकमों से एक रकम",
    text: `सब दाम ${company.tax ?? "टैक्स"} के बिना। यह जोड़ कोटेशन नहीं है: कोटेशन में एक ही रकम होती है, और वह ${promises.quote} मिल जाता है।`,
    button: "यह पर्ची भेजें",
  },
  never: {
    title: "बिल में कभी नहीं",
    lead: "निशान कहीं भी लगाइए।",
    items: [
      {
        title: "प्रोजेक्ट मैनेजर",
        text: "एक इंसान जो जवाब देता है, पहले फ़ोन से आखिरी बिल तक।",
      },
      { title: "नब्बे दिन की मरम्मत", text: "गलती हमारी, तो समय भी हमारा।" },
      {
        title: "हमें छोड़कर जाना",
        text: "कोड, खाते और कागज़ आपके हैं। उन्हें कहीं और ले जाने की कोई फ़ीस नहीं।",
      },
    ],
  },
} as const;

export const pricesClosing: Closing | undefined = {
  title: "समझ नहीं आ रहा, निशान कहाँ लगाएँ?",
  text: "बताइए, काम पूरा होने पर क्या बदला हुआ होना चाहिए। हम बता देंगे कि कौन-सी लाइनें लगेंगी और कौन-सी नहीं।",
  actions: [{ label: "पहले पूछ लें", href: "/contact" }],
};
