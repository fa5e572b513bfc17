import type { PageId, PathGroup } from "@kolam/content/model/pages/paths";

export const titles = {
  home: "होम",
  about: "हमारे बारे में",
  services: "सेवाएँ",
  contact: "संपर्क",
  "software-development": "आपके काम का सॉफ़्टवेयर",
  "web-development": "वेबसाइट",
  "mobile-development": "मोबाइल ऐप",
  "digital-marketing": "डिजिटल मार्केटिंग",
  seo: "SEO",
  ecommerce: "ऑनलाइन दुकान",
  design: "UI/UX डिज़ाइन",
  branding: "ब्रांडिंग",
  blog: "ब्लॉग",
  careers: "नौकरी",
  quote: "कोटेशन",
  prices: "दाम",
  proof: "सबूत",
  portfolio: "हमारा काम",
  "seo-analyzer": "SEO जाँच",
  privacy: "प्राइवेसी पॉलिसी",
  terms: "सेवा की शर्तें",
  accessibility: "सबके लिए सुगम",
  sitemap: "साइटमैप",
  "thank-you": "धन्यवाद",
} as const satisfies Record<PageId, string>;

export const groupTitles = {
  main: "मुख्य पेज",
  services: "सेवाएँ",
  resources: "और भी",
  legal: "कानूनी",
} as const satisfies Record<PathGroup, string>;
