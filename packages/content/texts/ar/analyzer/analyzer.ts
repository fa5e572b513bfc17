import type { Passage, Some } from "@kolam/content/model/basics/types";
import type { Heading } from "@kolam/content/model/types/heading";
import { analyzer as first } from "../../en/analyzer/analyzer.ts";
import { inForms } from "../numbers.ts";

export const analyzer = {
  tools: {
    simulation: { title: "تحليل موقع", note: "تقرير محاكاة" },
    audit: { title: "فحص HTML", note: "فحص حقيقي داخل متصفحك" },
  },
  intro:
    "ثلاث ثوانٍ، ودرجة واحدة، وستة أقسام. الأرقام عشوائية، لتتعلّم قراءة التقرير قبل أن تدفع ثمن تقرير.",
  simulated: {
    badge: "محاكاة",
    real: "أرقام حقيقية: فحص HTML",
    score: "الدرجة الإجمالية، محاكاة",
    beyondScore: (sections: number) =>
      `تحتسب الدرجة خمسة أرقام: HTTPS والعنوان والوصف وعدد الكلمات والسرعة. ${inForms(sections, {
        zero: "لا يحتاج أي قسم أدناه إلى عمل",
        one: "يحتاج قسم واحد أدناه إلى عمل",
        two: "يحتاج قسمان أدناه إلى عمل",
        few: "أقسام أدناه تحتاج إلى عمل",
        many: "قسمًا أدناه تحتاج إلى عمل",
        other: "قسم أدناه تحتاج إلى عمل",
      })}، سواء احتُسبت أم لم تُحتسب.`,
    text: "هذه الأرقام محاكاة. تُختار عشوائيًا في متصفحك لتوضيح شكل التقرير؛ ولا شيء منها مأخوذ من الموقع الذي أدخلته.",
  },
  input: {
    label: "عنوان الموقع",
    hint: "مع https أو من دونه.",
    placeholder: first.input.placeholder,
    analyze: "تحليل الموقع",
    analyzing: "جارٍ تحليل الموقع…",
    samples: "أو جرّب أحد هذه المواقع",
  },
  sampleDomains: first.sampleDomains,
  errors: {
    empty: "اكتب عنوان موقع.",
    invalid: "اكتب عنوانًا صحيحًا، مثل example.com أو www.example.com.",
    failed: "تعذّر تحليل الموقع. حاول مرة أخرى.",
    port: "احذف رقم المنفذ: اكتب النطاق وحده، كما في example.com.",
    international: "اكتب الأسماء الدولية بصيغة xn--\u200e؛ لا يقبل المحلّل إلا الحروف اللاتينية.",
    asciiForm: (ascii: string) => `صيغة هذا الاسم: ${ascii}.`,
    internationalEnding:
      "لهذا الاسم نهاية دولية. يقبل المحلّل الأسماء التي تنتهي بحروف لاتينية، من حرفين إلى 6 حروف.",
  },
  status: {
    running: "جارٍ التحليل. يستغرق نحو ثلاث ثوانٍ.",
    finished: (score: number, label: string) =>
      `اكتمل التحليل بأرقام محاكاة: ${score} من 100، ${label}.`,
  },
  actions: {
    again: "تحليل عنوان آخر",
    download: "تنزيل التقرير",
  },
  guide: {
    title: "معنى الأقسام",
    lead: "ما يبحث عنه الفحص الحقيقي في كل قسم من التقرير.",
    items: [
      {
        title: "عنوان الصفحة",
        text: "السطر الذي يضغط عليه الباحث. يُكتب أخيرًا في الغالب، ويُقرأ أولًا دائمًا.",
      },
      {
        title: "الوصف التعريفي",
        text: "السطران اللذان يليانه: ما يجده الزائر، قبل أن يزور.",
      },
      {
        title: "الكلمات المفتاحية",
        text: "هل تقول الصفحة ما يبحث عنه الناس، بكلماتهم، وبقدر ما يكرّره إنسان لا أكثر.",
      },
      {
        title: "الجانب التقني",
        text: "هل الصفحة آمنة وسريعة ومقروءة على شاشة صغيرة. صبر برامج الزحف قليل، وليس لديها نظارات قراءة.",
      },
      {
        title: "المحتوى",
        text: "كلمات تكفي للإجابة عن السؤال، بترتيب يسهل تصفّحه على الهاتف.",
      },
      {
        title: "الصور",
        text: "موصوفة لمن لا يراها، وصغيرة بما يكفي لمن يراها.",
      },
    ],
  },
} as const satisfies {
  sampleDomains: Some<string>;
  guide: Heading & { items: Some<Passage> };
  [part: string]: unknown;
};
