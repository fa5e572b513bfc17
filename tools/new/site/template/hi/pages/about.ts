import type { AboutWords } from "@kolam/content/model/types/pages";
import { company } from "@site/facts/company";

/** The texts of the about page. `team` optionally lists people: a name, a role, a sentence. */
export const about = {
  hero: {
    title: `${company.name} के बारे में`,
    lead: "[Replace] आप कौन हैं, एक-दो वाक्यों में।",
    photo: { drawing: "about" },
  },
  story: {
    title: "शुरुआत कैसे हुई",
    paragraphs: ["[Replace] आप इस काम तक कैसे पहुँचे, तीन-चार वाक्यों में।"],
  },
  mission: { title: "हम क्या करते हैं", text: "[Replace] आप क्या करते हैं, एक-दो वाक्यों में।" },
  vision: { title: "किसलिए", text: "[Replace] इससे क्या बेहतर होना चाहिए।" },
  impact: { title: "आँकड़ों में", lead: "हर आँकड़ा बताता है कि वह क्या गिनता है।", figures: [] },
  values: {
    title: "हमारे लिए क्या मायने रखता है",
    lead: "[Replace] ग्राहक को यह कैसे दिखता है।",
    items: [
      { title: "[Replace] पहला मूल्य", text: "[Replace] आपके काम के लिए इसका क्या मतलब है।" },
      { title: "[Replace] दूसरा मूल्य", text: "[Replace] आपके काम के लिए इसका क्या मतलब है।" },
    ],
  },
  timeline: {
    title: "अब तक का सफ़र",
    lead: "कुछ पंक्तियों में।",
    items: [
      {
        year: company.founded,
        title: `${company.name} की शुरुआत`,
        text: "[Replace] शुरुआत कैसे हुई, एक वाक्य में।",
      },
    ],
  },
  working: {
    title: "हम कैसे काम करते हैं",
    paragraphs: ["[Replace] ग्राहक किससे बात करता है, और प्रोजेक्ट कैसे चलता है।"],
  },
  closing: {
    title: "हमसे मिलिए",
    text: "हमें लिखिए कि बात क्या है।",
    actions: [{ label: "संपर्क करें", href: "/contact" }],
  },
} as const satisfies AboutWords;
