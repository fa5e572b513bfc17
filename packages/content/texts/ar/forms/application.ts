import { limits } from "@kolam/content/model/basics/timings";
import type { ApplicationTexts } from "@kolam/content/model/forms/application-facts";
import { mailboxes } from "@site/facts/channels";
import { company } from "@site/facts/company";
import { promises } from "@site/words/claims";
import { characters, digits } from "../numbers.ts";

export const applicationTexts: ApplicationTexts = {
  name: "طلب توظيف",
  subject: "طلب توظيف: ",
  headings: {
    applicant: "مقدّم الطلب",
    position: "الوظيفة",
    letter: "رسالة التقديم",
    resume: "السيرة الذاتية",
  },
  note: (reference) =>
    `السيرة الذاتية غير مرفقة بهذه الرسالة. طُلب من مقدّم الطلب إرسالها بالبريد الإلكتروني مع ذكر الرقم ${reference}. إن لم تصل فاطلبها منه.`,
  plainNote: "السيرة الذاتية غير مرفقة: يرسلها مقدّم الطلب بالبريد الإلكتروني.",
  button: { idle: "إرسال الطلب", busy: "جارٍ الإرسال…", done: "أُرسل الطلب" },
  alert: `تعذّر إرسال الطلب. حاول مرة أخرى أو تواصل معنا مباشرة عبر ${mailboxes.careers.address}`,
  sent: {
    title: (reference) => `وصل طلبك. رقمك المرجعي: ${reference}`,
    text: (email) => `يقرؤه إنسان ويرد على ${email} ${promises.applicationReply}.`,
  },
  fields: {
    name: {
      label: "الاسم الكامل",
      inMail: "الاسم",
      hint: "كما توقّع به رسالة.",
      errors: {
        valueMissing: "اكتب اسمك الكامل.",
        tooLong: `لا يتسع حقل الاسم لأكثر من ${characters(limits.nameCharacters)}. اختصره قليلًا.`,
      },
    },
    email: {
      label: "البريد الإلكتروني",
      inMail: "البريد الإلكتروني",
      hint: `نرد عليه ${promises.applicationReply}.`,
      errors: {
        valueMissing: "اكتب عنوان بريدك الإلكتروني، وإلا تعذّرت علينا دعوتك.",
        typeMismatch: "تحقّق من عنوان البريد الإلكتروني: يلزم فيه @ ونطاق، كما في name@example.com.",
        tooLong: `عنوان البريد الإلكتروني أطول من ${characters(limits.emailCharacters)}. استعمل عنوانًا آخر.`,
      },
    },
    phone: {
      label: "الهاتف",
      hint: `مع رمز البلد إذا كنت خارج ${company.address.country}.`,
      errors: {
        tooFewDigits: `رقم الهاتف هذا أقل من ${digits(limits.phoneDigits)}. أكمله أو اترك الحقل فارغًا.`,
        tooLong: `يكفي رقم هاتف واحد، لا يزيد على ${characters(limits.phoneCharacters)}.`,
      },
    },
    position: {
      label: "الوظيفة",
      placeholder: "اختر وظيفة",
      errors: { valueMissing: "اختر الوظيفة التي تتقدم إليها." },
    },
    experience: {
      label: "الخبرة",
      hint: "سنوات العمل في هذا المجال، ومنها فترات التدريب.",
      placeholder: "اختر نطاقًا",
      errors: { valueMissing: "اختر عدد سنوات خبرتك." },
    },
    availability: {
      label: "موعد البدء",
      hint: "مدة الإشعار أو أقرب تاريخ.",
      errors: { tooLong: `اختصر موعد البدء إلى ${characters(limits.nameCharacters)}.` },
    },
    portfolio: {
      label: "معرض الأعمال أو الملف الشخصي",
      inMail: "نماذج الأعمال",
      hint: "موقع أو مستودع أو ملف شخصي، بعنوان يبدأ بـ https.",
      errors: {
        typeMismatch: "اكتب العنوان كاملًا، مثل https://example.com/portfolio، أو اتركه فارغًا.",
        tooLong: `استعمل رابطًا أقصر، لا يزيد على ${characters(limits.urlCharacters)}.`,
      },
    },
    resume: {
      label: "السيرة الذاتية (مطلوبة، تُرسل بالبريد الإلكتروني)",
      inMail: "الملف المختار",
      hint: `ملف PDF أو DOC أو DOCX، حجمه الأقصى ${limits.resumeMegabytes} ميغابايت. لا يرسل هذا النموذج إلا اسم الملف. أما الملف نفسه فترسله بعد ذلك بالبريد الإلكتروني.`,
      errors: {
        wrongType: "اختر ملف PDF أو DOC أو DOCX، أو أرسله بالبريد الإلكتروني بعد إرسال النموذج.",
        tooLarge: `الملف أكبر من ${limits.resumeMegabytes} ميغابايت. اختر ملفًا أصغر، أو أرسله بالبريد الإلكتروني بعد إرسال النموذج.`,
        empty: "الملف فارغ. اختر ملفًا آخر، أو أرسله بالبريد الإلكتروني بعد إرسال النموذج.",
      },
    },
    coverLetter: {
      label: "رسالة التقديم",
      hint: "ما الذي أنجزته، وما الذي أخفق مرة، ولماذا هنا. نصف صفحة.",
      errors: {
        valueMissing: "اكتب بضعة أسطر عن عملك.",
        tooLong: `اختصر الرسالة إلى ${characters(limits.textCharacters)}.`,
      },
    },
  },
  experiences: {
    "0-1": "سنة واحدة أو أقل",
    "2-3": "من سنتين إلى 3 سنوات",
    "4-5": "من 4 إلى 5 سنوات",
    "6-8": "من 6 إلى 8 سنوات",
    "9+": "9 سنوات أو أكثر",
  },
  openApplication: "طلب توظيف مفتوح",
  withFile: {
    note: "الملف مرفق. إن لم يكن هناك ملف فاطلبه من مقدّم الطلب.",
    plainNote: "السيرة الذاتية مرفقة.",
    resume: {
      label: "السيرة الذاتية",
      hint: `ملف PDF أو DOC أو DOCX، حجمه الأقصى ${limits.resumeMegabytes} ميغابايت. يُرسل مع هذا النموذج.`,
      errors: {
        valueMissing: "اختر سيرتك الذاتية. ينسى المتصفح الملف عند إعادة تحميل الصفحة.",
        wrongType: "اختر ملف PDF أو DOC أو DOCX.",
        tooLarge: `الملف أكبر من ${limits.resumeMegabytes} ميغابايت. اختر ملفًا أصغر.`,
        empty: "الملف فارغ. اختر ملفًا آخر.",
      },
    },
  },
};

export const namedResume = {
  before: `لا تُرفع سيرتك الذاتية. بعد إرسال هذا النموذج تحصل على رقم مرجعي؛ أرسل الملف إلى ${mailboxes.careers.address} مع ذكر الرقم في الموضوع.`,
  chosen: (file: string) => `الملف المختار: ${file}. يبقى على جهازك.`,
  remove: "إزالة الملف",
  after: (reference: string) =>
    `بقي أمر واحد: أرسل سيرتك الذاتية إلى ${mailboxes.careers.address} مع ذكر ${reference} في الموضوع. لم يصلنا الملف.`,
  mailSubject: (reference: string, name: string) => `السيرة الذاتية ${reference}: ${name}`,
  mailLink: "إرسال سيرتي الذاتية بالبريد الإلكتروني",
} as const;

export const attachedResume = {
  before: "نحتفظ بها مع طلبك.",
  chosen: (file: string) => `الملف المختار: ${file}. يُرسل مع هذا النموذج.`,
  remove: namedResume.remove,
} as const;

export const applicationSuccess = {
  title: "وصل طلبك",
  text: `يقرؤه إنسان، ويصلك ردنا ${promises.applicationReply}.`,
  reference: (reference: string) => `رقمك المرجعي: ${reference}`,
  returning: "تعود صفحة الوظائف بعد لحظات.",
} as const;
