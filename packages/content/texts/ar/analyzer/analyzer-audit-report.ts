import type { AnyStatus } from "@kolam/content/model/analyzer/analyzer-rules";
import { formatNumber } from "@kolam/content/model/basics/numbers";

export const auditReportWords = {
  saved: (name: string) => `حُفظ باسم ${name}.`,
  result: {
    title: (subject: string) => `فحص ${subject}`,
    badge: "مفحوصة",
    score: "الدرجة حسب الوزن",
    scored:
      "لكل فحص وزن. النجاح يكسبه كله، والتحذير نصفه، والخطأ لا شيء. ولا تُحتسب الفحوص التي لا تنطبق. والصفحة التي تطلب ألا تظهر في البحث لا تتجاوز 30، والتي تكاد تخلو من النص لا تتجاوز 50.",
    overview: "كل الفحوص، نقطة لكل منها",
    again: "العودة إلى HTML",
    text: "تنزيل كنص",
    json: "تنزيل بصيغة JSON",
  },
  groups: {
    error: {
      title: "للإصلاح أولًا",
      lead: "أخطاء: تُبقي الصفحة خارج النتائج، أو تجعلها تبدو معطوبة فيها.",
    },
    warning: { title: "للإصلاح بعد ذلك", lead: "تحذيرات: تكلّف نقرات أو وضوحًا." },
    good: { title: "سليم", lead: "لا شيء يلزم هنا." },
    "not-applicable": {
      title: "لا ينطبق",
      lead: "تحتاج هذه الفحوص إلى شيء ليس في هذه الصفحة.",
    },
  } satisfies Record<AnyStatus, { title: string; lead: string }>,
  faultless: {
    title: "لا شيء للإصلاح",
    text: "كل الفحوص التي تنطبق سليمة. وما لا تكشفه شيفرة HTML وحدها مذكور أدناه.",
  },
  statusNames: {
    error: "خطأ",
    warning: "تحذير",
    good: "سليم",
    "not-applicable": "لا ينطبق",
  } satisfies Record<AnyStatus, string>,
  counted: (title: string, count: number) => `${title} (${count})`,
  ofChecks: (good: number, applicable: number) => `السليم: ${good} من ${applicable}`,
  noChecks: "لا ينطبق",
  check: {
    why: "سبب أهميته",
    fix: "طريقة الإصلاح",
    where: "الموضع في المصدر",
    weight: (weight: number) => `الوزن: ${weight} من 10`,
    place: (line: number, column: number) => `السطر ${line}، العمود ${column}`,
    more: (count: number) => `مواضع أخرى مماثلة: ${count}`,
    unlisted: (count: number) => `وغيرها: ${formatNumber(count)}.`,
  },
  previews: {
    title: "كيف ستبدو",
    lead: "مرسومة من كلمات الصفحة نفسها. وقد تختار محركات البحث والشبكات غيرها.",
    search: "في نتائج البحث",
    openGraph: "عند المشاركة على شبكة",
    twitter: "عند المشاركة على X",
    noTitle: "بلا عنوان",
    noDescription: "بلا وصف: يختار محرك البحث جملة.",
    noAddress: "العنوان غير معروف",
    picture: "صورة لم تُجلب",
    noPicture: "لا صورة مذكورة",
    alt: (text: string) => `وصفها: ${text}`,
    from: {
      heading: "العنوان مأخوذ من أول عنوان رئيسي.",
      content: "الوصف مأخوذ من النص.",
    },
  },
  figures: {
    title: "الأرقام",
    lead: "مقيسة على الصفحة، مقارنةً بالنطاق الأنسب.",
    outline: "تسلسل العناوين",
    noText: "(بلا نص)",
    level: (level: number) => `المستوى ${level}`,
  },
  notChecked: {
    title: "لم يُفحص",
    lead: "لا تكشف شيفرة HTML وحدها هذه الأمور، فالدرجة الكاملة هنا ليست القصة كلها.",
  },
} as const;
