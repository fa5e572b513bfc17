import { auditChecks } from "@kolam/content/model/analyzer/audit-checks";
import { auditWords as first } from "../../en/analyzer/analyzer-audit.ts";
import { inForms } from "../numbers.ts";

export const auditFailures = {
  unreadable: (detail: string) => `تعذّر فحص هذه الصفحة (${detail}).`,
  crashed: (detail: string) => `تعذّر تشغيل الفحص${detail && ` (${detail})`}.`,
  tooLong: (seconds: number) =>
    `أُوقف الفحص بعد ${inForms(seconds, {
      zero: "أقل من ثانية",
      one: "ثانية واحدة",
      two: "ثانيتين",
      few: "ثوانٍ",
      many: "ثانية",
      other: "ثانية",
    })}. جرّب جزءًا أصغر من الصفحة.`,
} as const;

const checks = inForms(auditChecks, {
  zero: "لا فحوص",
  one: "فحص واحد",
  two: "فحصان",
  few: "فحوص",
  many: "فحصًا",
  other: "فحص",
});

export const auditWords = {
  intro: `${checks} للعناوين وقواعد الروبوتات والعناوين الفرعية والروابط والصور وبطاقات المشاركة والبيانات المنظّمة، مع السطر الذي يحتاج إلى إصلاح في كل منها.`,
  privacy: {
    title: "لا شيء يغادر متصفحك",
    text: "تُقرأ الصفحة التي تلصقها كنص، هنا، على جهازك. لا تُشغَّل نصوصها البرمجية ولا تُجلب صورها.",
  },
  form: {
    html: {
      label: "شيفرة HTML للصفحة",
      hint: "في متصفحك: اعرض مصدر الصفحة، وحدّد الكل، وانسخ. ثم الصق هنا، أو أفلت ملفًا محفوظًا.",
      placeholder: first.form.html.placeholder,
      empty: "الصق شيفرة HTML لصفحة، أو اختر ملفًا محفوظًا.",
    },
    file: {
      label: "أو صفحة محفوظة",
      formats: "HTML، حتى 20\u00a0ميغابايت",
      description: "في متصفحك اختر «حفظ باسم» ثم HTML.",
    },
    url: {
      label: "عنوان الصفحة",
      optional: "(اختياري)",
      hint: "يتيح فحص canonical وhreflang والروابط الداخلية. ولا يُجلب.",
      placeholder: first.form.url.placeholder,
      invalid: "اكتب العنوان كاملًا، كما في https://example.com/page، أو اتركه فارغًا.",
    },
    audit: "فحص هذه الصفحة",
    auditing: "جارٍ الفحص…",
    cancel: "إلغاء",
    example: "ملء بمثال",
    drop: "أفلت الملف لاختياره",
  },
  held: {
    pasted: "صفحة ملصقة",
    file: "ملف مختار",
    facts: (size: string, lines: number) =>
      lines > 1
        ? `${size}، ${inForms(lines, {
            zero: "بلا أسطر",
            one: "سطر واحد",
            two: "سطران",
            few: "أسطر",
            many: "سطرًا",
            other: "سطر",
          })}`
        : size,
    pastedNote: "لا يظهر النص في مربع النص لأن النصوص الطويلة تبطئه. ويقرؤه الفحص كله.",
    fileNote: "يقرأ الفحص هذا الملف. تراجع عنه للصق نص بدلًا منه.",
    remove: "تراجع",
  },
  stages: { reading: "جارٍ قراءة الصفحة", auditing: "جارٍ إجراء الفحوص" },
  status: {
    finished: (score: number, label: string, faults: number) =>
      `اكتمل الفحص: ${score} من 100، ${label}. ${inForms(faults, {
        zero: "لا شيء للإصلاح",
        one: "أمر واحد للإصلاح",
        two: "أمران للإصلاح",
        few: "أمور للإصلاح",
        many: "أمرًا للإصلاح",
        other: "أمر للإصلاح",
      })}.`,
    cancelled: "أُلغي الفحص.",
  },
  refused: {
    title: "تعذّر فحص هذه الصفحة",
    failed: "تعذّر تحميل الفحص. تحقّق من الاتصال وحاول مرة أخرى.",
  },
} as const;
