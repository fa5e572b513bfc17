import type { NotFoundWords } from "@kolam/content/model/types/pages";
import { claims } from "../claims.ts";

export const notFound = {
  code: "404",
  title: "لا توجد صفحة هنا",
  lead: "نُقلت، أو لم تكن موجودة قط.",
  actions: { home: { label: "إلى الصفحة الرئيسية", href: "/" }, back: "عودة" },
  suggested: { title: "ربما واحدة من هذه", pages: ["services", "portfolio", "contact"] },
  help: {
    title: "أو اسألنا",
    text: "قل لنا عمّ كنت تبحث.",
    contact: { label: "اكتب إلينا", href: "/contact" },
    call: "اتصل بنا",
  },
  statistics: { title: "وفي هذه الأثناء", figures: claims.notFound },
} as const satisfies NotFoundWords;
