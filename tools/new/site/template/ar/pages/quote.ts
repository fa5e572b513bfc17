import type { QuoteWords } from "@kolam/content/model/types/pages";
import { promises } from "../claims.ts";

/** The texts of the quote page, apart from its form. */
export const quote = {
  hero: {
    title: "اطلب عرض سعر",
    lead: "أربع خطوات قصيرة. ما تكتبه يبقى على هذا الجهاز حتى ترسله.",
  },
  tiles: {
    title: "ما تحصل عليه",
    items: [
      { title: "سعر وموعد", text: `يصلانك ${promises.quote}.` },
      { title: "دون التزام", text: "عرض السعر لا يكلّف شيئا ولا يُلزم بشيء." },
      { title: "[Replace] أمر آخر", text: "[Replace] من يكتب العرض مثلا." },
    ],
  },
  faq: {
    title: "عن عروض الأسعار",
    lead: "ما يسأل عنه الناس قبل إرسال هذا النموذج.",
    items: [
      {
        id: "not-sure-yet",
        question: "ماذا لو لم أعرف التفاصيل بعد؟",
        answer: "اترك الحقول الاختيارية فارغة واكتب ما تعرفه. نسألك إن احتجنا إلى المزيد.",
      },
      {
        id: "how-binding",
        question: "هل السعر ملزم؟",
        answer: "[Replace] لأي شيء يسري، وإلى متى.",
      },
      {
        id: "who-sees-it",
        question: "من يرى ما أكتبه؟",
        answer: ["من يكتبون عرضك. التفاصيل في ", { text: "سياسة الخصوصية", href: "/privacy" }, "."],
      },
    ],
  },
  confirmation: {
    title: "أُرسل طلبك",
    text: `شكرا لك. يقرأ إنسان طلبك، ويصلك عرض السعر ${promises.quote}.`,
    actions: [
      { label: "الصفحة الرئيسية", href: "/" },
      { label: "خدماتنا", href: "/services" },
    ],
  },
} as const satisfies QuoteWords;
