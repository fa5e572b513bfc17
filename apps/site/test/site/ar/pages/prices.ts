import type { Closing } from "@kolam/content/model/types/closing";
import { sheetLines as first } from "../../en/pages/prices.ts";
import { promises } from "../claims.ts";

export const sheetLines: typeof first = {
  websites: { ...first.websites, without: "الصور والنطاق" },
  upkeep: { ...first.upkeep, without: "الاستضافة" },
};

export const pricesPage = {
  hero: { title: "اختر ما تحتاج إليه", lead: "المجموع يتبعه. لا يُرسل شيء." },
  sheet: { title: "ما تحتاج إليه", lead: "كل واحدة من أصغر عمل إلى أكبره." },
  send: {
    title: "حوّل النطاق إلى رقم",
    text: `النطاق ليس عرض سعر. يصلك العرض ${promises.quote}.`,
    button: "أرسل هذه الورقة",
  },
  never: {
    title: "ما لا يُحسب أبدًا",
    lead: "مهما اخترت.",
    items: [
      { title: "الأحاديث", text: "أول ساعتين." },
      { title: "الأخطاء", text: "أخطاؤنا." },
      { title: "الرحيل", text: "جميع الملفات لك." },
    ],
  },
} as const;

export const pricesClosing: Closing | undefined = {
  title: "غير متأكد؟",
  text: "قل لنا ما الذي ينبغي أن يتغيّر.",
  actions: [{ label: "اكتب إلينا", href: "/contact" }],
};
