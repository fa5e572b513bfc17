import type { Benefits, Process, ServicePageBase } from "@kolam/content/model/types/service";

interface Page extends ServicePageBase<"our-service"> {
  readonly process: Process;
  readonly benefits: Benefits;
}

/** The texts of this service's page. Figures and cases appear as soon as there are any. */
export const ourService = {
  id: "our-service",
  hero: {
    title: "[Replace] जिसे यह चाहिए, वह क्या सुनना चाहता है",
    lead: "[Replace] आप इसके लिए क्या करते हैं, एक-दो वाक्यों में।",
    actions: [
      { label: "कोटेशन लें", href: "/quote" },
      { label: "संपर्क करें", href: "/contact" },
    ],
  },
  offerings: {
    title: "इसमें क्या-क्या है",
    lead: "[Replace] सेवा के हिस्से, एक वाक्य में।",
    items: [
      { title: "[Replace] पहला हिस्सा", text: "[Replace] यह क्या है, दो वाक्यों में।" },
      { title: "[Replace] दूसरा हिस्सा", text: "[Replace] यह क्या है, दो वाक्यों में।" },
      { title: "[Replace] तीसरा हिस्सा", text: "[Replace] यह क्या है, दो वाक्यों में।" },
    ],
  },
  process: {
    title: "हम कैसे काम करते हैं",
    lead: "[Replace] सब चरणों में कुल कितना समय लगता है।",
    items: [
      { title: "[Replace] पहला चरण", text: "[Replace] इसमें क्या होता है।" },
      { title: "[Replace] दूसरा चरण", text: "[Replace] इसमें क्या होता है।" },
      { title: "[Replace] तीसरा चरण", text: "[Replace] इसमें क्या होता है।" },
    ],
  },
  benefits: {
    title: "इसके बाद आपके पास क्या होगा",
    lead: "[Replace] ग्राहक के लिए क्या बदलता है, एक वाक्य में।",
    items: ["[Replace] पहली चीज़ जो बेहतर होती है", "[Replace] दूसरी चीज़", "[Replace] तीसरी चीज़"],
  },
  figures: { title: "आँकड़ों में", lead: "हर आँकड़ा बताता है कि वह क्या गिनता है।", items: [] },
  cases: { title: "हमारे काम से", lead: "उससे क्या हुआ।", items: [] },
  questions: {
    title: "सवाल",
    lead: "ग्राहक शुरू करने से पहले हमसे क्या पूछते हैं।",
    items: [
      {
        id: "first-question",
        question: "[Replace] इस सेवा के बारे में ग्राहकों का कोई सवाल?",
        answer: "[Replace] आपका जवाब।",
      },
    ],
  },
  closing: {
    title: "अपने प्रोजेक्ट के बारे में बताइए",
    text: "शुरुआत के लिए कुछ वाक्य काफ़ी हैं।",
    actions: [
      { label: "कोटेशन लें", href: "/quote" },
      { label: "संपर्क करें", href: "/contact" },
    ],
  },
} as const satisfies Page;
