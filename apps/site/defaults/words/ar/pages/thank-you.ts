import type { Action } from "@kolam/content/model/basics/links";
import type { Passage, Some } from "@kolam/content/model/basics/types";

export const thankYou = {
  title: "شكرا لك. تم الإرسال.",
  text: "يقرؤها إنسان ويجيب بالبريد الإلكتروني.",
  resume:
    "إن تقدمت إلى وظيفة، فأرسل سيرتك الذاتية الآن بالبريد الإلكتروني: النموذج لا ينقل الملفات. ضع رقمك المرجعي، وهو في آخر عنوان هذه الصفحة، في موضوع الرسالة.",
  actions: [
    { label: "الصفحة الرئيسية", href: "/" },
    { label: "الخدمات", href: "/services" },
  ],
} as const satisfies Passage & { resume: string; actions: Some<Action> };
