export const blogPage = {
  hero: {
    title: "दूसरों के काम से निकली बातें",
    lead: "लेख उनके लिए, जो कारोबार चलाते हैं और जिन्हें इसी महीने कुछ तय करना है।",
  },
  ask: { label: "आपका सवाल इनमें नहीं है? पूछिए", href: "/contact" },
  placeholder: "बजट, विज्ञापन, UPI…",
} as const;

export const articleClosing = {
  title: "क्या आपकी परेशानी भी यही है?",
  text: "बताइए, कहाँ अटके हैं। पहला जवाब मुफ़्त है, और अक्सर छोटा।",
  action: { label: "पूछिए", href: "/contact" },
} as const;
