import { limits } from "@kolam/content/model/basics/timings";
import { translated } from "@kolam/content/model/types/form";
import { newsletterForm as first } from "../../en/forms/newsletter.ts";

export const newsletterForm = translated(first, {
  label: "النشرة البريدية",
  button: { idle: "اشترك", busy: "جارٍ الاشتراك…", done: "راجع بريدك" },
  alert: "تعذّر الاشتراك. حاول مرة أخرى أو تواصل معنا مباشرة.",
  sent: {
    title: () => "بقيت خطوة واحدة.",
    text: () => "اضغط الرابط في الرسالة التي أرسلناها إليك.",
  },
  fields: {
    email: {
      label: "البريد الإلكتروني",
      errors: {
        valueMissing: "اكتب بريدك الإلكتروني للاشتراك.",
        typeMismatch: "هذا العنوان غير مكتمل.",
        tooLong: `استعمل عنوانًا لا يزيد على ${limits.emailCharacters} حرفًا.`,
      },
    },
  },
});

export const newsletter = {
  title: "رسالة كل شهر",
  lead: "ما تعلّمناه، في نهاية كل شهر.",
  note: "أجب بكلمة «stop» فتتوقف الرسائل.",
} as const;
