import type { ServicesWords } from "@kolam/content/model/types/pages";

/** The texts of the services overview, apart from its cards. */
export const servicesPage = {
  hero: {
    title: "हमारी सेवाएँ",
    lead: "[Replace] आपकी सेवाओं में क्या साझा है, एक वाक्य में।",
  },
  cards: { title: "हम क्या करते हैं", lead: "हर एक में क्या-क्या है।" },
  claims: { title: "हमारी सेवाएँ आँकड़ों में", figures: [] },
  pricing: {
    title: "कितना ख़र्च आता है",
    lead: "[Replace] दाम कैसे तय होता है, एक वाक्य में।",
    items: [
      { title: "कोटेशन", text: "आप बताइए कि क्या चाहिए, हम बताते हैं कि कितना ख़र्च आएगा।" },
      { title: "[Replace] आप शुल्क कैसे लेते हैं", text: "[Replace] प्रोजेक्ट, दिन या महीने के हिसाब से।" },
    ],
  },
  closing: {
    title: "पक्का नहीं कि क्या चाहिए?",
    text: "अपने शब्दों में बताइए।",
    actions: [
      { label: "कोटेशन लें", href: "/quote" },
      { label: "हमसे पूछिए", href: "/contact" },
    ],
  },
} as const satisfies ServicesWords;
