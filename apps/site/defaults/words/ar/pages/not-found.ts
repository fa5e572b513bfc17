import type { NotFoundWords } from "@kolam/content/model/types/pages";

export const notFound = {
  code: "404",
  title: "الصفحة غير موجودة",
  lead: "نُقلت الصفحة، أو في العنوان خطأ.",
  actions: { home: { label: "الصفحة الرئيسية", href: "/" }, back: "رجوع" },
  suggested: { title: "لعلها إحدى هذه", pages: ["services", "about", "contact", "quote"] },
  help: {
    title: "أو اسألنا",
    text: "أخبرنا بما كنت تبحث عنه.",
    contact: { label: "اتصل بنا", href: "/contact" },
    call: "اتصال",
  },
  statistics: { title: "بالأرقام", figures: [] },
} as const satisfies NotFoundWords;
