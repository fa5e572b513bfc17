import type { CareersWords } from "@kolam/content/model/types/pages";
import { mailboxes } from "@site/facts/channels";
import { promises } from "../claims.ts";

export const careers = {
  hero: {
    title: "اعمل على مواقع قليلة",
    lead: "ثلاثة أو أربعة في السنة، من الحديث الأول إلى العناية.",
    actions: [
      { label: "شاهد الوظائف", href: "/careers#open-positions" },
      { label: "تقدّم", href: "/careers#application-form" },
    ],
    photo: "handOnPhone",
  },
  perks: {
    title: "ما نقدّمه إلى جانب الراتب",
    lead: "ثلاثة أمور.",
    items: [
      { title: "المساء", text: "هو لك." },
      { title: "ثلاثون يوم إجازة", text: "والأعياد." },
      { title: "كرسي جيد", text: "تختاره أنت." },
    ],
  },
  positions: {
    title: "الوظائف الشاغرة",
    lead: "افتح واحدة لتقرأها.",
    none: {
      title: "لا وظائف شاغرة",
      text: "اكتب إلينا مع ذلك.",
      action: { label: "أرسل طلبًا مفتوحًا", href: "/careers#application-form" },
    },
  },
  closed: {
    title: "أُغلقت هذه الوظيفة",
    text: "شُغلت.",
    action: { label: "شاهد الوظائف الشاغرة", href: "/careers#open-positions" },
  },
  hiring: {
    title: "كيف نوظّف",
    lead: "في ثلاث خطوات.",
    items: [
      { title: "رد", text: `من إنسان، ${promises.applicationReply}.` },
      { title: "حديث", text: "عن شيء صنعته." },
      { title: "يوم", text: "عندنا، ومدفوع." },
    ],
  },
  form: {
    title: "تقدّم",
    lead: "أجوبة قليلة هي المطلوبة.",
    alternative: [
      "أو اكتب إلى ",
      { text: mailboxes.careers.address, href: mailboxes.careers.href },
      ".",
    ],
  },
  photo: "twoAtATable",
} as const satisfies CareersWords;
