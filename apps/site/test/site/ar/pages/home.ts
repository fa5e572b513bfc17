import { byId } from "@kolam/content/model/basics/lists";
import type { HomeWords } from "@kolam/content/model/types/pages";
import { websitesCases } from "@site/entries/cases/websites";
import { company } from "@site/facts/company";
import { claims } from "../claims.ts";

export const home = {
  hero: {
    eyebrow: `مواقع، ${company.city}`,
    title: "مواقع من أجل",
    accent: "المتاجر الصغيرة.",
    lead: "نخطّطها في صفحتين، ونبنيها في ستة أسابيع، ونعتني بها سنوات.",
    actions: [
      { label: "اطلب عرض سعر", href: "/quote" },
      { label: "شاهد أعمالنا", href: "/portfolio" },
    ],
  },
  statistics: { title: `${company.name} في ثلاثة أرقام`, figures: claims.home },
  intro: {
    eyebrow: "كيف نعمل",
    title: "نسأل، ونبني، ونبقى",
    paragraphs: ["نسأل قبل أن نبني.", "نبني ما طُلب منا.", "ثم نبقى."],
    photo: "shopFront",
    action: { label: "من نحن", href: "/about" },
  },
  services: {
    title: "ثلاث خدمات",
    lead: "واحدة بعد الأخرى، أو واحدة وحدها.",
    action: { label: "قارن بينها", href: "/services" },
  },
  work: {
    eyebrow: "أعمالنا",
    title: "واحد منها",
    lead: "مع ما نتج عنه.",
    action: { label: "جميع الأعمال", href: "/portfolio" },
    cases: [byId(websitesCases, "harbour-bakery")],
  },
  testimonials: {
    eyebrow: "العملاء",
    title: "ما يقولونه",
    lead: "ثلاثة عملاء، بكلماتهم كاملة.",
  },
  blog: {
    title: "من المدونة",
    lead: "ما جرّبناه.",
    action: { label: "جميع الملاحظات", href: "/blog" },
  },
  closing: {
    title: "ابدأ بحديث",
    text: "ساعتان، عندك أو عندنا.",
    actions: [
      { label: "اطلب عرض سعر", href: "/quote" },
      { label: "اكتب إلينا", href: "/contact" },
    ],
  },
} as const satisfies HomeWords;
