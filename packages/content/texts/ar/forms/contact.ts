import { limits } from "@kolam/content/model/basics/timings";
import type { ContactTexts } from "@kolam/content/model/forms/contact-facts";
import { budgetHints } from "@site/words/forms/budgets";
import { replies } from "@site/words/forms/replies";
import { characters, digits } from "../numbers.ts";

export const contactTexts: ContactTexts = {
  name: "نموذج التواصل",
  subject: "نموذج التواصل: ",
  headings: { contact: "بيانات التواصل", project: "المشروع", message: "الرسالة" },
  button: { idle: "إرسال الرسالة", busy: "جارٍ الإرسال…", done: "أُرسلت الرسالة" },
  alert: "تعذّر إرسال الرسالة. حاول مرة أخرى أو تواصل معنا مباشرة.",
  sent: {
    title: (reference) => `وصلت رسالتك. الرقم المرجعي: ${reference}`,
    text: replies.contact,
  },
  fields: {
    name: {
      label: "الاسم",
      inMail: "الاسم",
      errors: {
        valueMissing: "اكتب اسمك لنعرف على من نرد.",
        tooLong: `اختصر الاسم إلى ${characters(limits.nameCharacters)}.`,
      },
    },
    email: {
      label: "البريد الإلكتروني",
      inMail: "البريد الإلكتروني",
      hint: "إليه نرسل ردنا.",
      errors: {
        valueMissing: "اكتب عنوان البريد الإلكتروني الذي نرد عليه.",
        typeMismatch: "عنوان البريد الإلكتروني ناقص. ينبغي أن يكون على شكل name@example.com.",
        tooLong: `لا يزيد عنوان البريد الإلكتروني على ${characters(limits.emailCharacters)}.`,
      },
    },
    company: {
      label: "الشركة",
      errors: { tooLong: `اختصر اسم الشركة إلى ${characters(limits.nameCharacters)}.` },
    },
    phone: {
      label: "الهاتف",
      hint: "بأي صيغة. لا نتصل إلا إذا طلبت ذلك.",
      errors: {
        tooFewDigits: `لا يقل رقم الهاتف عن ${digits(limits.phoneDigits)}. أكمله أو اترك الحقل فارغًا.`,
        tooLong: `اختصر رقم الهاتف إلى ${characters(limits.phoneCharacters)}.`,
      },
    },
    subject: {
      label: "الموضوع",
      inMail: "الموضوع",
      placeholder: "اختر موضوعًا",
      errors: { valueMissing: "اختر موضوعًا. «موضوع آخر» اختيار مقبول تمامًا." },
    },
    budget: {
      label: "الميزانية",
      hint: budgetHints.contact,
      placeholder: "لا ميزانية بعد",
      errors: {},
    },
    timeline: {
      label: "الموعد",
      placeholder: "لا موعد بعد",
      errors: {},
    },
    message: {
      label: "الرسالة",
      hint: "ما لديك، وما تريده، وما يحول بينهما.",
      errors: {
        valueMissing: "اكتب رسالتك. تكفي جملتان.",
        tooLong: `اختصر الرسالة إلى ${characters(limits.textCharacters)}، أو أرسل بقيتها بالبريد الإلكتروني.`,
      },
    },
  },
  otherSubject: "موضوع آخر",
  timelines: {
    asap: "في أقرب وقت",
    "1-month": "خلال شهر",
    "1-3-months": "من شهر إلى 3 أشهر",
    "3-6-months": "من 3 إلى 6 أشهر",
    "6-plus-months": "أكثر من 6 أشهر",
  },
};
