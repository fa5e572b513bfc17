import { company } from "@site/facts/company";

export const llmsWords = {
  founded: (place: string) => `سنة التأسيس: ${company.founded}، المكان: ${place}`,
  contact: (email: string, phone?: string) =>
    phone ? `الهاتف ${phone}، البريد الإلكتروني ${email}` : `البريد الإلكتروني ${email}`,
  prices: `الأسعار هي أسعار البداية بعملة ${company.currency}`,
  articles: "المقالات",
  updated: (day: string) => `آخر تحديث: ${day}.`,
  feed: "أحدث المقالات بنصّها الكامل.",
  full: "نصوص كل هذه الصفحات في ملف واحد.",
} as const;

export const humansWords = {
  team: "الفريق",
  writeTo: (address: string) => `للمراسلة: ${address}`,
  thanks: "شكر",
  photographs: (names: string) => `الصور: ${names}`,
  site: "الموقع",
  made: "صفحات جاهزة مسبقًا: React وTypeScript وCSS",
  private: "بلا ملفات تعريف ارتباط، بلا تتبّع، بلا نصوص برمجية من أطراف أخرى",
} as const;
