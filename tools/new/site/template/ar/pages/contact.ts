import type { ContactWords } from "@kolam/content/model/types/pages";
import { promises } from "../claims.ts";

/** The texts of the contact page, apart from its form. */
export const contact = {
  hero: { title: "اتصل بنا", lead: `اكتب إلينا. يجيبك إنسان ${promises.read}.` },
  cards: {
    title: "كيف تتواصل معنا",
    phone: { title: "اتصال" },
    email: { title: "كتابة", text: "لكل شيء." },
    chat: { title: "دردشة", text: "للأسئلة القصيرة." },
    visit: { title: "زيارة", text: "يرجى إخبارنا قبل المجيء." },
  },
  offices: { title: "أين نحن", lead: "يرجى إخبارنا قبل المجيء." },
  form: { title: "أرسل إلينا رسالة", lead: "الحقول الاختيارية معلَّمة." },
  reasons: { title: "بالأرقام", lead: "كل رقم يذكر ما يعدّه.", figures: [] },
  faq: {
    title: "أسئلة",
    lead: "ما يسألنا عنه الناس قبل أن يكتبوا.",
    items: [
      {
        id: "what-does-it-cost",
        question: "كم يكلّف ذلك؟",
        answer: [
          "يتوقف ذلك على ما تحتاج إليه. أرسل إلينا ",
          { text: "طلب عرض سعر", href: "/quote" },
          `، ونردّ عليك ${promises.quote}.`,
        ],
      },
      {
        id: "first-question",
        question: "[Replace] سؤال يطرحه الناس عليك؟",
        answer: "[Replace] إجابتك.",
      },
    ],
  },
} as const satisfies ContactWords;
