import type { Benefits, Process, ServicePageBase } from "@kolam/content/model/types/service";

interface Page extends ServicePageBase<"our-service"> {
  readonly process: Process;
  readonly benefits: Benefits;
}

/** The texts of this service's page. Figures and cases appear as soon as there are any. */
export const ourService = {
  id: "our-service",
  hero: {
    title: "[Replace] ما يريد أن يسمعه من يحتاج إلى ذلك",
    lead: "[Replace] ما تفعله من أجله، في جملة أو جملتين.",
    actions: [
      { label: "اطلب عرض سعر", href: "/quote" },
      { label: "اتصل بنا", href: "/contact" },
    ],
  },
  offerings: {
    title: "ما تشمله الخدمة",
    lead: "[Replace] أجزاء الخدمة، في جملة واحدة.",
    items: [
      { title: "[Replace] الجزء الأول", text: "[Replace] ما هو، في جملتين." },
      { title: "[Replace] الجزء الثاني", text: "[Replace] ما هو، في جملتين." },
      { title: "[Replace] الجزء الثالث", text: "[Replace] ما هو، في جملتين." },
    ],
  },
  process: {
    title: "كيف نعمل",
    lead: "[Replace] كم تستغرق الخطوات معا.",
    items: [
      { title: "[Replace] الخطوة الأولى", text: "[Replace] ما يحدث فيها." },
      { title: "[Replace] الخطوة الثانية", text: "[Replace] ما يحدث فيها." },
      { title: "[Replace] الخطوة الثالثة", text: "[Replace] ما يحدث فيها." },
    ],
  },
  benefits: {
    title: "ما تحصل عليه في النهاية",
    lead: "[Replace] ما يتغيّر لدى العميل، في جملة واحدة.",
    items: ["[Replace] أول ما يتحسّن", "[Replace] الثاني", "[Replace] الثالث"],
  },
  figures: { title: "بالأرقام", lead: "كل رقم يذكر ما يعدّه.", items: [] },
  cases: { title: "من أعمالنا", lead: "ما نتج عنها.", items: [] },
  questions: {
    title: "أسئلة",
    lead: "ما يسألنا عنه العملاء قبل أن يبدؤوا.",
    items: [
      {
        id: "first-question",
        question: "[Replace] سؤال يطرحه العملاء عن الخدمة؟",
        answer: "[Replace] إجابتك.",
      },
    ],
  },
  closing: {
    title: "حدّثنا عن مشروعك",
    text: "تكفي بضع جمل للبداية.",
    actions: [
      { label: "اطلب عرض سعر", href: "/quote" },
      { label: "اتصل بنا", href: "/contact" },
    ],
  },
} as const satisfies Page;
