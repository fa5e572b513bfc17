import type { ContactWords } from "@kolam/content/model/types/pages";
import { company } from "@site/facts/company";
import { claims, promises } from "../claims.ts";

export const contact = {
  hero: { title: "اكتب إلينا", lead: "أو اتصل. هناك من يرد." },
  cards: {
    title: "كيف تصل إلينا",
    phone: { title: "الهاتف", text: "بالعربية أو الإنجليزية." },
    email: { title: "البريد", text: "نقرؤه كل صباح." },
    chat: { title: "المحادثة", text: "للأسئلة القصيرة." },
    visit: { title: "الزيارة", text: "أخبرنا متى تأتي." },
  },
  offices: { title: "أين نحن", lead: "مكتبان، في كل منهما مكان للزوار." },
  form: { title: "أرسل إلينا رسالة", lead: "أربعة حقول مطلوبة." },
  reasons: { title: "لماذا يأتون إلينا", lead: "ثلاثة أرقام.", figures: claims.contact },
  faq: {
    title: "قبل الحديث الأول",
    lead: "ثلاثة أسئلة.",
    items: [
      { id: "when", question: "متى تردّون؟", answer: `عادةً ${promises.read}.` },
      {
        id: "cost",
        question: "كم يكلّف؟",
        answer: [
          "الأسعار في صفحة ",
          { text: "الخدمات", href: "/services" },
          "، ويصلك ",
          { text: "عرض السعر", href: "/quote" },
          ` ${promises.quote}.`,
        ],
      },
      {
        id: "outside",
        question: `هل تعملون خارج ${company.city} أيضًا؟`,
        answer: "نعم، بالهاتف.",
      },
    ],
  },
} as const satisfies ContactWords;
