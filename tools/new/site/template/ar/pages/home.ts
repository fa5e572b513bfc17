import type { HomeWords } from "@kolam/content/model/types/pages";
import { company } from "@site/facts/company";

/** The texts of the home page. Figures, work and testimonials appear as soon as there are any. */
export const home = {
  hero: {
    eyebrow: company.name,
    title: "[Replace] ما تقوم به،",
    /** The last words of the title, in the accent colour. */
    accent: "ولمن.",
    lead: "[Replace] ما يمكن للعميل أن يتوقعه منك، في جملة أو جملتين.",
    actions: [
      { label: "اطلب عرض سعر", href: "/quote" },
      { label: "خدماتنا", href: "/services" },
    ],
  },
  statistics: { title: `${company.name} بالأرقام`, figures: [] },
  intro: {
    eyebrow: "من نحن",
    title: "[Replace] ما يميّزك",
    paragraphs: ["[Replace] من أنت وكيف تعمل، في جملتين."],
    action: { label: "تعرّف إلينا", href: "/about" },
  },
  services: {
    title: "ما نقوم به",
    lead: "[Replace] خدماتك، في جملة واحدة.",
    action: { label: "كل الخدمات", href: "/services" },
  },
  work: {
    title: "من أعمالنا",
    lead: "ما كان مطلوبا، وما قمنا به، وما نتج عنه.",
    action: { label: "كل المشاريع", href: "/services" },
    cases: [],
  },
  testimonials: {
    title: "ما يقوله العملاء",
    lead: "بكلماتهم.",
  },
  blog: {
    title: "من المدونة",
    lead: "ما تعلّمناه من عملنا.",
    action: { label: "كل المقالات", href: "/blog" },
  },
  closing: {
    title: "حدّثنا عن مشروعك",
    text: "تكفي بضع جمل للبداية.",
    actions: [
      { label: "اطلب عرض سعر", href: "/quote" },
      { label: "اتصل بنا", href: "/contact" },
    ],
  },
} as const satisfies HomeWords;
