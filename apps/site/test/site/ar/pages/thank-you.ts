import { promises } from "../claims.ts";

export const thankYou = {
  title: "شكرًا لك",
  text: `نرد على الرسائل ${promises.read}، ونرسل عروض الأسعار ${promises.quote}.`,
  resume:
    "إذا تقدّمت إلى وظيفة، فأرسل سيرتك الذاتية الآن بالبريد الإلكتروني، مع الرقم المرجعي في الموضوع.",
  actions: [
    { label: "إلى الصفحة الرئيسية", href: "/" },
    { label: "اقرأ المدونة", href: "/blog" },
  ],
} as const;
