import { serviceIds } from "@kolam/content/model/pages/paths";
import type { HomeWords } from "@kolam/content/model/types/pages";
import { company } from "@site/facts/company";
import { counted } from "@site/texts/numbers";
import { claims, promises } from "../claims.ts";
import { testimonials } from "../testimonials.ts";

export const home = {
  hero: {
    eyebrow: `सॉफ़्टवेयर और डिजिटल मार्केटिंग, ${company.city}`,
    title: "सॉफ़्टवेयर भी, मार्केटिंग\u00a0भी,",
    accent: "एक ही लकीर में।",
    lead: `योजना, डिज़ाइन, कोड और विज्ञापन: सब ${company.city} की एक ही टीम से। ${company.founded}\u00a0से हमने ${claims.home[0].value}\u00a0काम पहली बिंदी से पूरी आकृति तक पहुँचाए हैं।`,
    actions: [
      { label: `${promises.quote} कोटेशन लें`, href: "/quote" },
      { label: "सेवाएँ और दाम देखें", href: "/services" },
    ],
  },
  statistics: {
    title: `चार आँकड़ों में ${company.name}`,
    figures: claims.home,
  },
  intro: {
    eyebrow: "काम का तरीका",
    title: "सारा काम, एक ही टीम",
    paragraphs: [
      "योजना, डिज़ाइन, कोड और विज्ञापन: पहले फ़ोन से तीसरे साल तक वही टीम और वही प्रोजेक्ट मैनेजर। जिसने चेकआउट का खर्च बताया था, वह उसके चालू होने के दिन भी मौजूद होता है, और जो विज्ञापन लिखता है, वह पहले खुद उससे खरीदकर देख चुका होता है।",
    ],
    action: { label: "हमसे बात करें", href: "/contact" },
  },
  services: {
    title: `${counted(serviceIds.length, "सेवा", "सेवाएँ")}, और एक टीम जो शुरू किया काम पूरा करती है`,
    lead: "हर काम का एक प्रोजेक्ट मैनेजर होता है, एक शुरुआती दाम और एक तारीख।",
    ask: { label: "दाम पूछिए", href: "/quote" },
    action: { label: "सभी सेवाएँ देखें", href: "/services" },
  },
  work: {
    eyebrow: "हमारा काम",
    title: "पूरा होने पर कैसा दिखा",
    lead: "हर काम के साथ वह एक आँकड़ा, जिस पर मालिक की नज़र रहती है।",
    action: { label: "सारा काम देखें", href: "/portfolio" },
    cases: [],
  },
  testimonials: {
    eyebrow: "ग्राहक",
    title: "बिल चुकाने वालों की ज़ुबानी",
    lead: `${counted(testimonials.length, "ग्राहक")}, पूरी बात उन्हीं के शब्दों में।`,
    ask: { label: "पहले हमसे बात कीजिए", href: "/contact" },
  },
  blog: {
    title: "ब्लॉग से",
    ask: { label: "या सीधे हमसे पूछिए", href: "/contact" },
    action: { label: "सभी लेख", href: "/blog" },
  },
  closing: {
    title: "पहली बिंदी रखिए",
    text: `चार छोटे चरण, करीब छह मिनट। दाम ${promises.quote} आपके पास होता है; काम पेचीदा हो तो ${promises.complexQuote} लगते हैं। शनिवार-रविवार नहीं गिने जाते।`,
    actions: [
      { label: "कोटेशन लें", href: "/quote" },
      { label: "संपर्क करें", href: "/contact" },
    ],
  },
} as const satisfies HomeWords;
