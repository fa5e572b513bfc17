import type { NotFoundWords } from "@kolam/content/model/types/pages";

export const notFound = {
  code: "404",
  title: "पेज नहीं मिला",
  lead: "पेज हट गया है, या पते में ग़लती है।",
  actions: { home: { label: "मुखपृष्ठ", href: "/" }, back: "वापस जाएँ" },
  suggested: { title: "शायद इनमें से कोई", pages: ["services", "about", "contact", "quote"] },
  help: {
    title: "या हमसे पूछिए",
    text: "बताइए कि आप क्या ढूँढ रहे थे।",
    contact: { label: "संपर्क करें", href: "/contact" },
    call: "फ़ोन",
  },
  statistics: { title: "आँकड़ों में", figures: [] },
} as const satisfies NotFoundWords;
