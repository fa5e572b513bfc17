import { formatNumber } from "@kolam/content/model/basics/numbers";
import type { PageId } from "@kolam/content/model/pages/paths";
import type { Heading } from "@kolam/content/model/types/heading";

export const sitemapPage = {
  hero: {
    title: "خريطة الموقع",
    lead: "كل صفحات الموقع في قائمة واحدة، بالترتيب الذي نقرؤها به.",
  },
  contact: {
    title: "ليست في القائمة؟",
    lead: "إذن لا وجود لها بعد. يمكنك سؤالنا عنها:",
    email: "البريد الإلكتروني",
    phone: "الهاتف",
  },
  quick: {
    label: "روابط سريعة",
    pages: ["quote", "services", "careers", "contact"],
  },
  lists: {
    cases: "المشاريع",
    articles: "المقالات",
    openings: "الوظائف الشاغرة",
    sectors: "القطاعات",
    offers: "العروض",
  },
  allArticles: (count: number) => `جميع المقالات (${formatNumber(count)})`,
} as const satisfies {
  hero: Heading;
  contact: Heading & { email: string; phone: string };
  quick: { label: string; pages: readonly PageId[] };
  lists: Record<"cases" | "sectors" | "articles" | "openings" | "offers", string>;
  allArticles: (count: number) => string;
};
