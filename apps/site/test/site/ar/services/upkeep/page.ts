import type { ServicePageBase } from "@kolam/content/model/types/service";
import { upkeepCases } from "@site/entries/cases/upkeep";

export const upkeep = {
  id: "upkeep",
  hero: {
    title: "هناك من يعتني به",
    lead: "كل أسبوع، حتى في الأسابيع التي لا يحدث فيها شيء.",
    actions: [{ label: "اسأل عن السعر", href: "/quote" }],
  },
  offerings: {
    title: "ما تشمله العناية",
    lead: "كل شهر، سألت أم لم تسأل.",
    items: [
      { title: "التغييرات", text: "حتى ساعتين منها." },
      { title: "النسخ", text: "كل ليلة، في مبنى آخر." },
      { title: "الأجوبة", text: "في اليوم نفسه." },
    ],
  },
  figures: {
    title: "العناية بالأرقام",
    lead: "في السنة الماضية.",
    items: [
      { value: "31", label: "موقعًا" },
      { value: "4 ساعات", label: "حتى الإصلاح" },
      { value: "0", label: "ملفات مفقودة" },
    ],
  },
  cases: {
    title: "أحدها",
    lead: "لعيادة، من أجل مرضاها.",
    items: upkeepCases,
  },
  questions: {
    title: "أسئلة عن العناية",
    lead: "الأسئلة الثلاثة التي يطرحها الجميع.",
    items: [
      { id: "how-to-end", question: "كيف ننهيها؟", answer: "بإشعار قبل شهر." },
      {
        id: "others-websites",
        question: "ولمواقع الآخرين أيضًا؟",
        answer: "نعم، بعد أن نفحصها.",
      },
      {
        id: "more-hours",
        question: "وإذا احتجنا إلى ساعات أكثر؟",
        answer: "لها ثمن، ونسألك قبلها.",
      },
    ],
  },
  closing: {
    title: "ابتداءً من الأسبوع القادم",
    text: "أرسل عنوان موقعك.",
    actions: [{ label: "اسأل عن السعر", href: "/quote" }],
  },
} as const satisfies ServicePageBase<"upkeep">;
