import { limits } from "@kolam/content/model/basics/timings";
import type { QuoteTexts } from "@kolam/content/model/forms/quote-facts";
import { budgetHints } from "@site/words/forms/budgets";
import { characters, digits } from "../numbers.ts";

export const quoteTexts: QuoteTexts = {
  name: "طلب عرض سعر",
  subject: "طلب عرض سعر",
  headings: { contact: "بيانات التواصل", project: "تفاصيل المشروع", requirements: "المتطلبات" },
  button: { idle: "إرسال الطلب", busy: "جارٍ الإرسال…", done: "أُرسل الطلب" },
  alert: "تعذّر إرسال طلب عرض السعر. حاول مرة أخرى أو تواصل معنا مباشرة.",
  sent: {
    title: (reference) => `رقمك المرجعي: ${reference}`,
    text: (email) => `سنرد على ${email}.`,
  },
  fields: {
    firstName: {
      label: "الاسم الأول",
      inMail: "الاسم",
      errors: {
        valueMissing: "اكتب اسمك الأول.",
        tooLong: `اختصر الاسم الأول إلى ${characters(limits.nameCharacters)}.`,
      },
    },
    lastName: {
      label: "اسم العائلة",
      inMail: "الاسم",
      hint: "إن كان لك اسم واحد فاكتبه هنا أيضًا.",
      errors: {
        valueMissing: "اكتب اسم عائلتك.",
        tooLong: `اختصر اسم العائلة إلى ${characters(limits.nameCharacters)}.`,
      },
    },
    email: {
      label: "البريد الإلكتروني",
      inMail: "البريد الإلكتروني",
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
        tooFewDigits: `اكتب رقم الهاتف كاملًا، بما لا يقل عن ${digits(limits.phoneDigits)}.`,
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
      inMail: "نوع المشروع",
      placeholder: "اختر نوعًا",
      errors: { valueMissing: "اختر نوع المشروع." },
    },
    services: {
      label: "الخدمات",
      hint: "حدّد خدمة واحدة على الأقل ليصل الطلب إلى الشخص المناسب. لا يُلزمك ذلك بشيء.",
      errors: { valueMissing: "حدّد خدمة واحدة على الأقل. وإن لم تكن متأكدًا فيكفي التخمين." },
    },
    budget: {
      label: "الميزانية",
      hint: budgetHints.quote,
      placeholder: "اختر نطاقًا",
      errors: { valueMissing: "اختر نطاق الميزانية." },
    },
    timeline: {
      label: "الموعد",
      hint: "متى ينبغي أن يكون جاهزًا للاستعمال.",
      placeholder: "اختر موعدًا",
      errors: { valueMissing: "اختر متى ينبغي أن يكون جاهزًا. «موعد مرن» إجابة أيضًا." },
    },
    description: {
      label: "وصف المشروع",
      inMail: "الوصف",
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
      inMail: "معلومات إضافية",
      hint: "أنظمة قائمة، ومواعيد نهائية، وأشياء يجب ألا تتغيّر.",
      errors: { tooLong: `اختصر الملاحظات الإضافية إلى ${characters(limits.textCharacters)}.` },
    },
  },
  projectTypes: {
    "new-project": "مشروع جديد",
    redesign: "إعادة تصميم",
    enhancement: "تطوير مشروع قائم",
    maintenance: "صيانة",
    consultation: "استشارة",
  },
  timelines: {
    asap: "في أقرب وقت",
    "1-month": "خلال شهر",
    "1-3-months": "من شهر إلى 3 أشهر",
    "3-6-months": "من 3 إلى 6 أشهر",
    "6-plus-months": "أكثر من 6 أشهر",
    flexible: "موعد مرن",
  },
};
