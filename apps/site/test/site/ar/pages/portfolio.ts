import type { PortfolioWords } from "@kolam/content/model/types/pages";

const leads = ["harbour-bakery"] as const;

export const portfolio = {
  hero: {
    eyebrow: "أعمالنا",
    title: "ما كان خطأ، وما فعلناه",
    lead: "عمل واحد بالعربية، مع ما نتج عنه.",
  },
  leads: { label: "عمل بالتفصيل", cases: leads },
  closing: {
    title: "العمل القادم",
    text: "قل لنا ما المشكلة.",
    actions: [
      { label: "اطلب عرض سعر", href: "/quote" },
      { label: "اكتب إلينا", href: "/contact" },
    ],
  },
  caseClosing: {
    title: "هل يشبه هذا متجرك؟",
    text: "قل لنا في ثلاثة أسطر ما المشكلة.",
    actions: [{ label: "اكتب إلينا", href: "/contact" }],
  },
} as const satisfies PortfolioWords;
