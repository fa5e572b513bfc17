import { planningCases } from "@site/entries/cases/planning";
import type { planning as first } from "../../../en/services/planning/page.ts";

/** What this page says in another language: the same parts. */
type Page = Omit<typeof first, "hero" | "cases">;

export const planning = {
  id: "planning",
  hero: {
    title: "صفحتان قبل الصفحة الأولى",
    lead: "خطة من صفحتين تقول ما يجب أن يفعله موقعك.",
    actions: [{ label: "اطلب خطة", href: "/quote" }],
  },
  offerings: {
    title: "ما تحتويه الخطة",
    lead: "ثلاثة أجزاء، بكلمات بسيطة.",
    items: [
      { title: "الزوار", text: "من يأتي، ومن أين، ولماذا." },
      { title: "الصفحات", text: "ما تقوله كل صفحة وما تتركه." },
      { title: "العناية", text: "من يغيّر ماذا، وكم مرة." },
    ],
  },
  process: {
    title: "أسبوعان في ثلاث خطوات",
    lead: "معظمها إصغاء.",
    items: [
      { title: "أصحاب المتجر", text: "حديث من ساعتين مع من يقرّرون." },
      { title: "الزبائن", text: "خمسة أحاديث مع من يشترون." },
      { title: "الورق", text: "صفحتان نقرؤهما عليك." },
    ],
  },
  benefits: {
    title: "ما تكسبه منها",
    lead: "حتى إذا بنى الموقع غيرنا.",
    items: ["سعر ثابت", "موعد ثابت", "لا جدال في الذوق"],
  },
  figures: {
    title: "الخطط بالأرقام",
    lead: "منذ عام 2023.",
    items: [
      { value: "24", label: "خطة" },
      { value: "أسبوعان", label: "لكل خطة" },
      { value: "20", label: "بُنيت" },
    ],
  },
  cases: {
    eyebrow: "أعمال",
    title: "خطة بُنيت",
    lead: "بنتها مدرسة لأولياء الأمور.",
    items: planningCases,
  },
  questions: {
    title: "أسئلة عن الخطط",
    lead: "الأسئلة الثلاثة التي يطرحها الجميع.",
    items: [
      { id: "who-builds", question: "هل يمكن أن يبنيه غيركم؟", answer: "نعم. الخطة لك." },
      {
        id: "how-long",
        question: "كم تستغرق؟",
        answer: "أسبوعين، إلا إذا كان زبائنك في إجازة.",
      },
      {
        id: "plan-price",
        question: "كم تكلّف؟",
        answer: ["يتوقف ذلك على عدد الأحاديث. ", { text: "اسألنا", href: "/contact" }, "."],
      },
    ],
  },
  closing: {
    title: "ابدأ بحديث",
    text: "ساعتان، عندك أو عندنا.",
    actions: [
      { label: "اطلب خطة", href: "/quote" },
      { label: "اكتب إلينا", href: "/contact" },
    ],
  },
} as const satisfies Record<keyof Page | "hero" | "cases", unknown>;
