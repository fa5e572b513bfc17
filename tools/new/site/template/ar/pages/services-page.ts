import type { ServicesWords } from "@kolam/content/model/types/pages";

/** The texts of the services overview, apart from its cards. */
export const servicesPage = {
  hero: {
    title: "خدماتنا",
    lead: "[Replace] ما يجمع خدماتك، في جملة واحدة.",
  },
  cards: { title: "ما نقوم به", lead: "كل خدمة مع ما تشمله." },
  claims: { title: "خدماتنا بالأرقام", figures: [] },
  pricing: {
    title: "التكلفة",
    lead: "[Replace] كيف تحدّد السعر، في جملة واحدة.",
    items: [
      { title: "عرض السعر", text: "تخبرنا بما تحتاج إليه، ونخبرك بتكلفته." },
      { title: "[Replace] كيف تحسب الأجر", text: "[Replace] بالمشروع أو باليوم أو بالشهر." },
    ],
  },
  closing: {
    title: "لست متأكدا مما تحتاج إليه؟",
    text: "صفه بكلماتك.",
    actions: [
      { label: "اطلب عرض سعر", href: "/quote" },
      { label: "اسألنا", href: "/contact" },
    ],
  },
} as const satisfies ServicesWords;
