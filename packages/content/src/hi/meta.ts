import { contactWays } from "@kolam/content/model/company/contact-ways";
import { offices } from "@kolam/content/model/company/offices";
import { firstThatFits, type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { serviceIds } from "@kolam/content/model/services/services";
import { priceSpan, prices } from "@kolam/content/model/services/told-prices";
import { besidesAbsent } from "@kolam/content/model/shapes/absent";
import { company } from "@site/facts/company";
import { counted } from "@site/texts/numbers";
import { pageWords as first } from "../en/meta.ts";
import { claims, promises } from "./claims.ts";
import { city } from "./company-words.ts";
import { absent } from "./language.ts";

const { name, founded } = company;
const services = counted(serviceIds.length, "सेवा", "सेवाएँ");

export const pageWords = besidesAbsent(first, absent, {
  home: {
    title: firstThatFits(
      60,
      `${city} की सॉफ़्टवेयर और डिजिटल मार्केटिंग एजेंसी | ${name}`,
      `${name}: सॉफ़्टवेयर और डिजिटल मार्केटिंग`,
      "सॉफ़्टवेयर और डिजिटल मार्केटिंग",
    ),
    description: `वेबसाइट, ऐप और सॉफ़्टवेयर बनाना, और उन तक ग्राहक लाना: ${city} की एक ही टीम। ${founded} से ${claims.home[0].value} काम पूरे। कोटेशन ${promises.quote}।`,
    keywords: [`${city} सॉफ़्टवेयर कंपनी`, "डिजिटल मार्केटिंग एजेंसी", "वेबसाइट बनवाना", name],
  },
  services: {
    title: titled("सेवाएँ और उनके शुरुआती दाम"),
    description: `${services}, हर एक में क्या मिलता है और दाम कहाँ से शुरू होता है${priceSpan ? `: ${priceSpan.lowest} से ${priceSpan.highest} तक` : ""}। मिलाकर देखिए, फिर कोटेशन लीजिए।`,
    keywords: ["वेबसाइट का खर्च", "डिजिटल मार्केटिंग का दाम", `${city} IT कंपनी`],
  },
  "digital-marketing": {
    title: titled("डिजिटल मार्केटिंग, पूछताछ से नापी हुई"),
    description: `सर्च, सोशल, लेख और ई-मेल एक साथ, और महीने की रिपोर्ट एक पन्ने पर: क्लिक का नहीं, ग्राहक का दाम। शुरुआत ${prices["digital-marketing"].text} से।`,
    keywords: [`${city} डिजिटल मार्केटिंग एजेंसी`, "Google Ads", "सोशल मीडिया मार्केटिंग"],
  },
  blog: {
    title: titled("ब्लॉग: कारोबार चलाने वालों के लिए"),
    description:
      "विज्ञापन के बजट, वेबसाइट और ऑनलाइन बिक्री पर लंबे लेख, असली काम से निकले हुए। उनके लिए जिन्हें इसी महीने फ़ैसला करना है।",
    keywords: ["कारोबार ब्लॉग", "ऑनलाइन विज्ञापन", "वेबसाइट के बारे में लेख"],
  },
  contact: {
    title: firstThatFits(60, `${name} से संपर्क: ${contactWays}`, `संपर्क: ${contactWays}`),
    description: `${[contactWays, ...offices[0].hours.lines].join(", ")}। या संदेश भेज दीजिए। जवाब कोई मशीन नहीं, एक प्रोजेक्ट मैनेजर देगा।`,
    keywords: [`${city} सॉफ़्टवेयर कंपनी का नंबर`, `${name} संपर्क`],
  },
  quote: {
    title: titled(`${promises.quote} कोटेशन`),
    description: `चार छोटे चरण, करीब छह मिनट। ${promises.quote} दाम, तारीख और दोनों की वजह आपके पास होगी। न कोई बंधन, न हर हफ़्ते के फ़ोन।`,
    keywords: ["वेबसाइट कोटेशन", "ऐप बनाने का खर्च", "सॉफ़्टवेयर कोटेशन"],
  },
  "thank-you": {
    title: titled("धन्यवाद"),
    description: `आपका संदेश पहुँच गया। आगे यह होगा: ${promises.read} कोई इंसान उसे पढ़ेगा और आपको ई-मेल या फ़ोन से जवाब देगा।`,
    keywords: ["धन्यवाद", "संदेश पहुँचा", name],
  },
  "not-found": {
    title: titled("यह पेज नहीं मिला"),
    description:
      "इस पते पर कोई पेज नहीं है। होम पर जाइए, पीछे लौटिए, या नीचे की सूची में से सेवाएँ, संपर्क या कोटेशन चुन लीजिए।",
    keywords: ["पेज नहीं मिला", "404", name],
  },
} as const satisfies Partial<Record<keyof typeof first, PageWords>>);

export function blogListWords(page: number, of: number) {
  return {
    title: `ब्लॉग, ${of} में से पेज ${page}: पुराने लेख | ${name}`,
    description: `कारोबार चलाने वालों के लिए विज्ञापन, वेबसाइट और ऑनलाइन बिक्री पर पुराने लेख: सूची के ${of} पेजों में से पेज ${page}, असली काम से निकला हुआ।`,
  };
}
