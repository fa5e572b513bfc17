import { limits } from "@kolam/content/model/basics/timings";
import { serviceIds } from "@kolam/content/model/services/services";
import { relabelled } from "@kolam/content/model/shapes/choices";
import { translated } from "@kolam/content/model/shapes/form";
import { titles } from "@site/lists/words/titles";
import { budgetHints, quoteBudgets } from "@site/words/forms/budgets";
import {
  quoteForm as first,
  serviceOptions as firstServices,
  quoteTimelines as firstTimelines,
  projectTypes as firstTypes,
} from "../../en/forms/quote.ts";
import { characters } from "../numbers.ts";

export { fieldsOfStep, type QuoteFieldName, type QuoteStepId } from "../../en/forms/quote.ts";

const types = {
  "new-project": "مشروع جديد",
  redesign: "إعادة تصميم",
  enhancement: "تطوير مشروع قائم",
  maintenance: "صيانة",
  consultation: "استشارة",
} as const satisfies Record<(typeof firstTypes)[number]["value"], string>;

const timelines = {
  asap: "في أقرب وقت",
  "1-month": "خلال شهر",
  "1-3-months": "من شهر إلى 3 أشهر",
  "3-6-months": "من 3 إلى 6 أشهر",
  "6-plus-months": "أكثر من 6 أشهر",
  flexible: "موعد مرن",
} as const satisfies Record<(typeof firstTimelines)[number]["value"], string>;

const serviceOf = new Map(
  firstServices.map(({ value }, index) => [value, titles[serviceIds[index] ?? serviceIds[0]]]),
);

export const projectTypes = relabelled(firstTypes, ({ value }) => types[value]);
export const quoteTimelines = relabelled(firstTimelines, ({ value }) => timelines[value]);
export const serviceOptions = relabelled(
  firstServices,
  ({ value, label }) => serviceOf.get(value) ?? label,
);

export const quoteForm = translated(first, {
  button: { idle: "إرسال الطلب", busy: "جارٍ الإرسال…", done: "أُرسل الطلب" },
  alert: "تعذّر إرسال طلب عرض السعر. حاول مرة أخرى أو تواصل معنا مباشرة.",
  sent: {
    title: (reference) => `رقمك المرجعي: ${reference}`,
    text: (email) => `سنرد على ${email}.`,
  },
  fields: {
    firstName: {
      label: "الاسم الأول",
      errors: {
        valueMissing: "اكتب اسمك الأول.",
        tooLong: `اختصر الاسم الأول إلى ${characters(limits.nameCharacters)}.`,
      },
    },
    lastName: {
      label: "اسم العائلة",
      hint: "إن لم يكن لديك اسم عائلة فتكفي شرطة.",
      errors: {
        valueMissing: "اكتب اسم عائلتك.",
        tooLong: `اختصر اسم العائلة إلى ${characters(limits.nameCharacters)}.`,
      },
    },
    email: {
      label: "البريد الإلكتروني",
      hint: "إليه نرسل عرض السعر.",
      errors: {
        valueMissing: "اكتب عنوان البريد الإلكتروني الذي نرسل إليه العرض.",
        typeMismatch: "لا يمكننا إرسال عرض إلى هذا العنوان. ينبغي أن يكون على شكل you@company.com.",
        tooLong: `أقصى طول لعنوان البريد الإلكتروني ${characters(limits.emailCharacters)}. استعمل عنوانًا أقصر.`,
      },
    },
    phone: {
      label: "الهاتف",
      hint: "لمكالمة واحدة، إن احتاج شيء إلى توضيح.",
      errors: {
        valueMissing: "اكتب رقم هاتف للأسئلة عن مشروعك.",
        tooLong: `اختصر الرقم إلى ${characters(limits.phoneCharacters)}.`,
      },
    },
    company: {
      label: "الشركة",
      hint: "إن لم تكن لديك شركة بعد فاكتب اسمك.",
      errors: {
        valueMissing: "اكتب اسم الشركة التي يخصها العرض.",
        tooLong: `اختصر اسم الشركة إلى ${characters(limits.nameCharacters)}.`,
      },
    },
    website: {
      label: "الموقع الإلكتروني",
      hint: "موقعك الحالي، بعنوان كامل يبدأ بـ https.",
      errors: {
        typeMismatch: "اكتب عنوان الموقع كاملًا، مثل https://example.com، أو اتركه فارغًا.",
        tooLong: `العنوان أطول من ${characters(limits.urlCharacters)}. تكفي الصفحة الرئيسية.`,
      },
    },
    projectType: {
      label: "نوع المشروع",
      placeholder: "اختر نوعًا",
      options: projectTypes,
      errors: { valueMissing: "اختر نوع المشروع." },
    },
    services: {
      label: "الخدمات",
      hint: "حدّد خدمة واحدة على الأقل ليصل الطلب إلى الشخص المناسب. لا يُلزمك ذلك بشيء.",
      options: serviceOptions,
      errors: { valueMissing: "حدّد خدمة واحدة على الأقل. وإن لم تكن متأكدًا فيكفي التخمين." },
    },
    budget: {
      label: "الميزانية",
      hint: budgetHints.quote,
      placeholder: "اختر نطاقًا",
      options: quoteBudgets,
      errors: { valueMissing: "اختر نطاق الميزانية." },
    },
    timeline: {
      label: "الموعد",
      hint: "متى ينبغي أن يكون جاهزًا للاستعمال.",
      placeholder: "اختر موعدًا",
      options: quoteTimelines,
      errors: { valueMissing: "اختر متى ينبغي أن يكون جاهزًا. «موعد مرن» إجابة أيضًا." },
    },
    description: {
      label: "وصف المشروع",
      hint: "ما الذي ينبغي أن يوجد في النهاية ولا يوجد الآن؟",
      errors: {
        valueMissing: "صف المشروع في بضع جمل.",
        tooLong: `اختصر الوصف إلى ${characters(limits.textCharacters)}. أرسل الأوراق الأطول بالبريد الإلكتروني.`,
      },
    },
    goals: {
      label: "الأهداف",
      hint: "بعد عام من الآن، كيف تعرف أن الأمر كان يستحق؟",
      errors: {
        valueMissing: "اذكر هدفًا واحدًا على الأقل.",
        tooLong: `اختصر الأهداف إلى ${characters(limits.textCharacters)}.`,
      },
    },
    targetAudience: {
      label: "الجمهور المستهدف",
      hint: "من سيستعمله، وأين، وعلى أي جهاز.",
      errors: { tooLong: `اختصر وصف الجمهور إلى ${characters(limits.textCharacters)}.` },
    },
    competitors: {
      label: "المنافسون",
      hint: "أسماء أو عناوين، وما يتفوّقون فيه.",
      errors: { tooLong: `اختصر المنافسين إلى ${characters(limits.textCharacters)}.` },
    },
    additionalInfo: {
      label: "معلومات أخرى",
      hint: "أنظمة قائمة، ومواعيد نهائية، وأشياء يجب ألا تتغيّر.",
      errors: { tooLong: `اختصر الملاحظات الإضافية إلى ${characters(limits.textCharacters)}.` },
    },
  },
});
