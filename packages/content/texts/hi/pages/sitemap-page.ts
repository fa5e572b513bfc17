import type { PageId } from "@kolam/content/model/pages/paths";
import type { Heading } from "@kolam/content/model/types/heading";

export const sitemapPage = {
  hero: {
    title: "साइटमैप",
    lead: "इस साइट के सभी पेज एक सूची में, उसी क्रम में जिसमें हम खुद पढ़ते।",
  },
  contact: {
    title: "सूची में नहीं मिला?",
    lead: "तो वह पेज अभी बना नहीं है। हमसे पूछ लीजिए:",
    email: "ई-मेल",
    phone: "फ़ोन",
  },
  quick: {
    label: "सीधे लिंक",
    pages: ["quote", "services", "careers", "contact"],
  },
  lists: {
    cases: "हमारे काम",
    articles: "लेख",
    openings: "नौकरियाँ",
    sectors: "क्षेत्र",
    offers: "ऑफ़र",
  },
  allArticles: (count: number) => `सभी ${count} लेख`,
} as const satisfies {
  hero: Heading;
  contact: Heading & { email: string; phone: string };
  quick: { label: string; pages: readonly PageId[] };
  lists: Record<"cases" | "sectors" | "articles" | "openings" | "offers", string>;
  allArticles: (count: number) => string;
};
