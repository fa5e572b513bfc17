import type { QuoteWords } from "@kolam/content/model/types/pages";
import { promises } from "../claims.ts";

export const quote = {
  hero: { title: "أربع خطوات إلى السعر", lead: "نحو خمس دقائق." },
  tiles: {
    title: "ما تحصل عليه",
    items: [
      { title: "سعر", text: `يصلك ${promises.quote}.` },
      { title: "موعد", text: "للافتتاح." },
      { title: "هدوء", text: "لا يتصل بك أحد ليسأل عن رأيك." },
    ],
  },
  faq: {
    title: "عن عروض الأسعار",
    lead: "ثلاثة أسئلة.",
    items: [
      { id: "how-fast", question: "متى يصل؟", answer: `يصلك ${promises.quote}.` },
      { id: "how-binding", question: "هل هو ثابت؟", answer: "لمدة 30 يومًا." },
      {
        id: "who-reads-it",
        question: "من يقرؤه؟",
        answer: ["شخص واحد. راجع ", { text: "سياسة الخصوصية", href: "/privacy" }, "."],
      },
    ],
  },
  confirmation: {
    title: "وصل طلبك",
    text: `يصلك عرض السعر ${promises.quote}.`,
    drawing: (answers) => `حلقة عن كل ثلاثة من أجوبتك، وعددها ${answers}.`,
    actions: [
      { label: "إلى الصفحة الرئيسية", href: "/" },
      { label: "شاهد أعمالنا", href: "/portfolio" },
    ],
  },
} as const satisfies QuoteWords;
