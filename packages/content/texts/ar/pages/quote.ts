import type { Some } from "@kolam/content/model/basics/types";
import type { QuoteStepId } from "@kolam/content/model/forms/quote-facts";
import type { Heading } from "@kolam/content/model/types/heading";
import { inForms } from "../numbers.ts";

export const quoteSteps = [
  { id: "contact", title: "بيانات الاتصال", lead: "من يطلب العرض، وإلى أين نرسله." },
  {
    id: "project",
    title: "تفاصيل المشروع",
    lead: "نوع العمل وحجمه وموعده. إجابة تقريبية خير من لا شيء.",
  },
  {
    id: "requirements",
    title: "المتطلبات",
    lead: "ما الذي ينبغي أن يؤديه المشروع، وكيف تعرف أنه نجح.",
  },
  {
    id: "review",
    title: "المراجعة والإرسال",
    lead: "كل ما ذكرته في صفحة واحدة. صحّح الخطأ وأضف ما نقص.",
  },
] as const satisfies Some<Heading & { id: QuoteStepId }>;

export const wizardWords = {
  position: (step: number, of: number) => `الخطوة ${step} من ${of}`,
  percent: (percent: number) => `اكتمل ${percent}%`,
  completed: "مكتملة",
  current: "الخطوة الحالية",
  upcoming: "لم تكتمل بعد",
  invalid: "تحتاج إلى مراجعة",
  next: "التالي",
  previous: "السابق",
  change: "تعديل",
  unanswered: "بلا إجابة",
  needed: "الإجابة مطلوبة",
  gaps: (title: string, count: number) =>
    `${inForms(count, {
      zero: `لا إجابات ناقصة في «${title}».`,
      one: `بقيت إجابة واحدة في «${title}».`,
      two: `بقيت إجابتان في «${title}».`,
      few: `إجابات ناقصة في «${title}».`,
      many: `إجابة ناقصة في «${title}».`,
      other: `إجابة ناقصة في «${title}».`,
    })} يمكنك المتابعة وإكمالها لاحقًا.`,
  allGaps: (count: number) =>
    `${inForms(count, {
      zero: "لا إجابات ناقصة.",
      one: "بقيت إجابة واحدة.",
      two: "بقيت إجابتان.",
      few: "إجابات ناقصة.",
      many: "إجابة ناقصة.",
      other: "إجابة ناقصة.",
    })} تجدها مميزة أدناه.`,
  stepsLabel: "خطوات طلب عرض السعر",
} as const;
