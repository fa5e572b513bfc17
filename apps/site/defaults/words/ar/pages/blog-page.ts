import { company } from "@site/facts/company";

export const blogPage = {
  hero: {
    title: "المدونة",
    lead: `مقالات وأخبار من ${company.name}.`,
  },
  placeholder: "كلمة أو كلمتان",
} as const;

export const articleClosing = {
  title: "أسئلة حول هذا؟",
  text: "اكتب إلينا. نجيبك بأنفسنا.",
  action: { label: "اتصل بنا", href: "/contact" },
} as const;
