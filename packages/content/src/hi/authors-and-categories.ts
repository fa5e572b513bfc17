import type { Authors } from "@kolam/content/model/types/author";

export const articleCategories = [
  "वेबसाइट",
  "मोबाइल ऐप",
  "डिजिटल मार्केटिंग",
  "SEO",
  "डिज़ाइन",
  "कारोबार",
] as const;

export type ArticleCategory = (typeof articleCategories)[number];

export const articleAuthors = {
  "devika-nair": {
    name: "देविका नायर",
    role: "प्रोजेक्ट मैनेजर",
    about: "योजना, बजट और बुरी खबर, तीनों इनके ज़िम्मे हैं। बुरी खबर उसी दिन मिलती है, जिस दिन पता चले।",
  },
  "imran-shaikh": {
    name: "इमरान शेख",
    role: "इंजीनियर",
    about: "अंदाज़ा दिनों में लगाते हैं, और जितना जोड़ते हैं उससे ज़्यादा हटाते हैं।",
  },
  "farida-mistry": {
    name: "फ़रीदा मिस्त्री",
    role: "डिज़ाइनर",
    about: "पहले उनके पास बैठती हैं जिन्हें वह चलाना है, फिर बनाती हैं।",
  },
  "rohan-patil": {
    name: "रोहन पाटिल",
    role: "मार्केटिंग",
    about: "जानते हैं कि पिछले हफ़्ते एक पूछताछ कितने की पड़ी, और पूछने से पहले बता देते हैं।",
  },
} as const satisfies Authors;

export type ArticleAuthor = keyof typeof articleAuthors;
