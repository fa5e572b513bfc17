import type { ServicesWords } from "@kolam/content/model/types/pages";
import { claims } from "../claims.ts";

export const servicesPage = {
  hero: {
    title: "ثلاث خدمات",
    lead: "ما تشمله كل واحدة، ومن أين تبدأ.",
    picture: { file: "desk.png", alt: "مكتب عليه شاشة ومصباح." },
  },
  cards: { title: "اختر واحدة", lead: "لا أحد يحتاج إليها كلها في اليوم الأول." },
  claims: { title: "في ثلاثة أرقام", figures: claims.services },
  pricing: {
    title: "كيف تقرأ السعر",
    lead: "هو سعر أصغر عمل نتقنه.",
    action: { label: "اجمعها", href: "/prices" },
    items: [
      { title: "مرة واحدة", text: "عن العمل كله." },
      { title: "كل شهر", text: "ما دمت تريد." },
      { title: "عند الطلب", text: "بعد الحديث الأول." },
    ],
  },
  closing: {
    title: "غير متأكد أيها؟",
    text: "قل لنا ما المشكلة.",
    actions: [{ label: "اطلب عرض سعر", href: "/quote" }],
  },
} as const satisfies ServicesWords;
