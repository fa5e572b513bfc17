import type { analyzerPage as first } from "../../en/pages/seo-analyzer.ts";

export const analyzerPage = {
  hero: { title: "محلّل SEO", lead: "الصق شفرة HTML لصفحة. تبقى في متصفحك." },
  withoutScripts: [
    "تحتاج الأدوات إلى البرامج النصية. أو اطلب منا ",
    { text: "عرض سعر", href: "/quote" },
    ".",
  ],
  questions: {
    title: "عن هذه الأداة",
    lead: "ثلاثة أسئلة.",
    items: [
      {
        id: "is-it-real",
        question: "هل تزور موقعي؟",
        answer: "للفحص الحقيقي فقط. أما التقرير بجانبه فمختلق.",
      },
      { id: "where-does-it-go", question: "إلى أين تذهب شفرتي؟", answer: "لا تغادر هذه الصفحة." },
      {
        id: "how-is-it-scored",
        question: "كيف تُحسب النتيجة؟",
        answer: "النجاح ينال وزن الفحص كله، والتحذير نصفه.",
      },
    ],
  },
  closing: {
    title: "هل تريد أن يقرأها إنسان؟",
    text: "نقرأ صفحتك كما يقرؤها زبون.",
    actions: [{ label: "اطلب عرض سعر", href: "/quote" }],
  },
} as const satisfies Record<keyof typeof first, unknown>;
