import { company } from "@site/facts/company";

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
  engineering: {
    name: `${company.name} इंजीनियरिंग डेस्क`,
    team: `${company.name} इंजीनियरिंग`,
    about: "वेबसाइट, ऐप और उनके पीछे के सिस्टम बनाती और सुधारती है, और जो सीखती है, लिख लेती है।",
  },
  marketing: {
    name: `${company.name} मार्केटिंग डेस्क`,
    team: `${company.name} मार्केटिंग`,
    about: "विज्ञापन और सर्च का काम देखती है, और रिपोर्ट जितने ध्यान से बिल भी पढ़ती है।",
  },
  design: {
    name: `${company.name} डिज़ाइन डेस्क`,
    team: `${company.name} डिज़ाइन`,
    about: "स्क्रीन बनाती है, लोगों को उसे चलाते देखती है, और जो बीच में आता है उसे हटा देती है।",
  },
  projects: {
    name: `${company.name} प्रोजेक्ट डेस्क`,
    team: `${company.name} प्रोजेक्ट`,
    about: "कोटेशन लिखती है, तारीखें सँभालती है, और दोनों का जवाब देती है।",
  },
} as const satisfies Record<string, Record<"name" | "team" | "about", string>>;

export type ArticleAuthor = keyof typeof articleAuthors;
