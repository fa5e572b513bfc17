import { formatNumber } from "@kolam/content/model/basics/numbers";
import { code } from "./audit/counting.ts";
import { dataChecks } from "./audit/data-checks.ts";
import { headChecks } from "./audit/head-checks.ts";
import { notChecked } from "./audit/not-checked.ts";
import { textChecks } from "./audit/text-checks.ts";
import { valueChecks } from "./audit/value-checks.ts";

/** All that the audit of a page says. The checks across a whole site are the command's, in English. */
export const auditTexts = {
  groups: {
    snippet: "العنوان والوصف",
    indexing: "الفهرسة",
    document: "المستند",
    content: "العناوين والنص",
    links: "الروابط",
    images: "الصور",
    social: "بطاقات المشاركة",
    "structured-data": "البيانات المنظّمة",
    weight: "الوزن والشيفرة",
  },
  common: {
    unlisted: "تبقى الصفحة خارج نتائج البحث.",
    dense: "في هذه الكتابة يحكم العرض.",
    noLinks: "لا روابط.",
    noImages: "لا صور.",
    noHeadings: "لا عناوين.",
    noJsonLd: "لا يوجد JSON-LD.",
    swallowed: "ضاع معظم الصفحة: راجع «شيفرة HTML مقروءة».",
    redirect: "لا تفعل الصفحة إلا أن تقود إلى أخرى.",
    fragment: "هذا جزء من صفحة.",
    off: "موقوف في الإعدادات.",
  },
  checks: { ...headChecks, ...textChecks, ...dataChecks, ...valueChecks },
  refusals: {
    empty: "لا شيء يُفحص بعد: المدخل فارغ.",
    verification: "بهذا الملف يتحقق محرك بحث أو خدمة من مالك الموقع؛ وليس صفحة، ولا يحتاج إلى فحص.",
    "too-large": (megabytes: number, most: number) =>
      `حجم المدخل ${formatNumber(megabytes)}\u00a0ميغابايت. تُفحص الصفحات حتى ${most}\u00a0ميغابايت، ومحركات البحث تتوقف قبل ذلك (Googlebot عند 2\u00a0ميغابايت).`,
    format: (name: string) => `هذا ${name} لا HTML. احفظ الصفحة بصيغة HTML أولًا.`,
    formats: {
      pdf: "مستند PDF",
      zip: "أرشيف ZIP أو مستند Office",
      png: "صورة PNG",
      gif: "صورة GIF",
      riff: "صورة WebP أو ملف وسائط",
      gzip: "ملف مضغوط (gzip)",
    },
    undecodable:
      "كثير من هذا ليس نصًا بالترميز الذي تذكره الصفحة أو ترويستها. اذكر الترميز الذي حُفظت به.",
    binary: "يبدو هذا ملفًا ثنائيًا لا HTML. خذ مصدر الصفحة، أو ملفًا محفوظًا بامتداد .html.",
    "not-html":
      "هذا نص عادي بلا أي وسم HTML: خذ مصدر الصفحة (في المتصفح: عرض مصدر الصفحة)، لا نصها ولا رابطها.",
    comment: "هذا تعليق فقط، ولا تعرض المتصفحات منه شيئًا: خذ مصدر الصفحة كلها.",
    xml: "هذا XML، كخريطة موقع أو موجز، وليس صفحة HTML: خذ مصدر صفحة.",
    json: "هذا JSON، أي بيانات للبرامج لا صفحة: خذ مصدر الصفحة (في المتصفح: عرض مصدر الصفحة).",
    "no-content": "هذا جزء من صفحة لا شيء فيه يُقرأ أو يُرى: خذ مصدر الصفحة كلها، أو جزءًا فيه محتوى.",
    "too-many-elements": (most: number) =>
      `في هذه الصفحة أكثر من ${formatNumber(most)} عنصر. لا يعرض ذلك متصفح في وقت معقول؛ افحص صفحة أصغر.`,
    "too-deep": (most: number) =>
      `تتداخل عناصر هذه الصفحة أكثر من ${formatNumber(most)} مستوى. تتوقف المتصفحات عند 512؛ ابحث عن وسوم تُفتح ولا تُغلق.`,
  },
  notChecked,
  untitled: "صفحة بلا عنوان",
  report: {
    heading: `فحص SEO لشيفرة ${code("HTML")}`,
    page: "الصفحة",
    date: "التاريخ",
    score: "النتيجة",
    of: "من 100",
    faults: "العيوب",
    title: "العنوان في نتيجة البحث",
    description: "الوصف في نتيجة البحث",
    notChecked: "ما لم يُفحص: ما لا تقوله الشيفرة وحدها",
    weight: "الوزن",
    why: "السبب",
    fix: "الحل",
    line: "السطر",
    column: "العمود",
    more: "مواضع أخرى",
    statuses: {
      good: "جيد",
      warning: "تحذير",
      error: "خطأ",
      "not-applicable": "لا ينطبق",
    },
    counted: { error: ["خطأ", "أخطاء"], warning: ["تحذير", "تحذيرات"] },
  },
};
