import { limits } from "@kolam/content/model/basics/timings";
import { serviceIds } from "@kolam/content/model/services/services";
import { relabelled } from "@kolam/content/model/shapes/choices";
import { translated } from "@kolam/content/model/shapes/form";
import { serviceSubjects as firstNames } from "@site/first/forms/subjects";
import { titles as firstTitles } from "@site/lists/first/titles";
import { titles } from "@site/lists/words/titles";
import { budgetHints, contactBudgets } from "@site/words/forms/budgets";
import { replies } from "@site/words/forms/replies";
import { serviceSubjects } from "@site/words/forms/subjects";
import {
  contactForm as first,
  contactSubjects as firstSubjects,
  contactTimelines as firstTimelines,
} from "../../en/forms/contact.ts";
import { characters } from "../numbers.ts";

/** By the words of the first language. */
const subjects = new Map<string, string>(
  serviceIds.map((id) => [firstNames[id] ?? firstTitles[id], serviceSubjects[id] ?? titles[id]]),
).set("Other", "موضوع آخر");

const timelines = {
  ASAP: "في أقرب وقت",
  "Within 1 month": "خلال شهر",
  "1-3 months": "من شهر إلى 3 أشهر",
  "3-6 months": "من 3 إلى 6 أشهر",
  "6+ months": "أكثر من 6 أشهر",
} as const satisfies Record<(typeof firstTimelines)[number]["value"], string>;

export const contactSubjects = relabelled(
  firstSubjects,
  ({ value, label }) => subjects.get(value) ?? label,
);
export const contactTimelines = relabelled(firstTimelines, ({ value }) => timelines[value]);

export const contactForm = translated(first, {
  button: { idle: "إرسال الرسالة", busy: "جارٍ الإرسال…", done: "أُرسلت الرسالة" },
  alert: "تعذّر إرسال الرسالة. حاول مرة أخرى أو تواصل معنا مباشرة.",
  sent: {
    title: (reference) => `وصلت رسالتك. الرقم المرجعي: ${reference}`,
    text: replies.contact,
  },
  fields: {
    name: {
      label: "الاسم",
      errors: {
        valueMissing: "اكتب اسمك لنعرف على من نرد.",
        tooLong: `اختصر الاسم إلى ${characters(limits.nameCharacters)}.`,
      },
    },
    email: {
      label: "البريد الإلكتروني",
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
      errors: { tooLong: `اختصر رقم الهاتف إلى ${characters(limits.phoneCharacters)}.` },
    },
    subject: {
      label: "الموضوع",
      placeholder: "اختر موضوعًا",
      options: contactSubjects,
      errors: { valueMissing: "اختر موضوعًا. «موضوع آخر» اختيار مقبول تمامًا." },
    },
    budget: {
      label: "الميزانية",
      hint: budgetHints.contact,
      placeholder: "لا ميزانية بعد",
      options: contactBudgets,
      errors: {},
    },
    timeline: {
      label: "الموعد",
      placeholder: "لا موعد بعد",
      options: contactTimelines,
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
});
