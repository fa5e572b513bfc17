import type { HomeWords } from "@kolam/content/model/types/pages";
import { company } from "@site/facts/company";

/** The texts of the home page. Figures, work and testimonials appear as soon as there are any. */
export const home = {
  hero: {
    eyebrow: company.name,
    title: "[Replace] आप क्या करते हैं,",
    /** The last words of the title, in the accent colour. */
    accent: "और किनके लिए।",
    lead: "[Replace] ग्राहक आपसे क्या उम्मीद कर सकता है, एक-दो वाक्यों में।",
    actions: [
      { label: "कोटेशन लें", href: "/quote" },
      { label: "हमारी सेवाएँ", href: "/services" },
    ],
  },
  statistics: { title: `${company.name} आँकड़ों में`, figures: [] },
  intro: {
    eyebrow: "हम कौन हैं",
    title: "[Replace] आपमें क्या ख़ास है",
    paragraphs: ["[Replace] आप कौन हैं और कैसे काम करते हैं, दो वाक्यों में।"],
    action: { label: "हमारे बारे में", href: "/about" },
  },
  services: {
    title: "हम क्या करते हैं",
    lead: "[Replace] आपकी सेवाएँ, एक वाक्य में।",
    action: { label: "सभी सेवाएँ", href: "/services" },
  },
  work: {
    title: "हमारे काम से",
    lead: "क्या चाहिए था, हमने क्या किया, और उससे क्या हुआ।",
    action: { label: "सभी प्रोजेक्ट", href: "/services" },
    cases: [],
  },
  testimonials: {
    title: "ग्राहक क्या कहते हैं",
    lead: "उन्हीं के शब्दों में।",
  },
  blog: {
    title: "ब्लॉग से",
    lead: "हमने अपने काम से क्या सीखा।",
    action: { label: "सभी लेख", href: "/blog" },
  },
  closing: {
    title: "अपने प्रोजेक्ट के बारे में बताइए",
    text: "शुरुआत के लिए कुछ वाक्य काफ़ी हैं।",
    actions: [
      { label: "कोटेशन लें", href: "/quote" },
      { label: "संपर्क करें", href: "/contact" },
    ],
  },
} as const satisfies HomeWords;
