import type { AboutWords } from "@kolam/content/model/types/pages";
import { company } from "@site/facts/company";

/** The texts of the about page. `team` optionally lists people: a name, a role, a sentence. */
export const about = {
  hero: {
    title: `عن ${company.name}`,
    lead: "[Replace] من أنت، في جملة أو جملتين.",
    photo: { drawing: "about" },
  },
  story: {
    title: "كيف بدأ الأمر",
    paragraphs: ["[Replace] كيف بدأت هذا العمل، في ثلاث جمل أو أربع."],
  },
  mission: { title: "ما نقوم به", text: "[Replace] ما تقوم به، في جملة أو جملتين." },
  vision: { title: "لأي غاية", text: "[Replace] ما ينبغي أن يتحسّن بفضله." },
  impact: { title: "بالأرقام", lead: "كل رقم يذكر ما يعدّه.", figures: [] },
  values: {
    title: "ما يهمّنا",
    lead: "[Replace] كيف يلاحظه العميل.",
    items: [
      { title: "[Replace] القيمة الأولى", text: "[Replace] ما تعنيه لعملك." },
      { title: "[Replace] القيمة الثانية", text: "[Replace] ما تعنيه لعملك." },
    ],
  },
  timeline: {
    title: "مسيرتنا حتى الآن",
    lead: "في سطور قليلة.",
    items: [
      {
        year: company.founded,
        title: `بداية ${company.name}`,
        text: "[Replace] كيف بدأ، في جملة واحدة.",
      },
    ],
  },
  working: {
    title: "كيف نعمل",
    paragraphs: ["[Replace] مع من يتحدث العميل، وكيف يسير المشروع."],
  },
  closing: {
    title: "تعرّف إلينا",
    text: "اكتب إلينا وأخبرنا بالموضوع.",
    actions: [{ label: "اتصل بنا", href: "/contact" }],
  },
} as const satisfies AboutWords;
