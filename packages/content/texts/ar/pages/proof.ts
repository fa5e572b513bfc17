import type { FigureWords } from "../../en/pages/proof.ts";
import { inForms } from "../numbers.ts";

export type { FigureWords } from "../../en/pages/proof.ts";

const kilobytes = (number: string) => `${number} كيلوبايت`;

export const proofFigures = {
  paint: {
    counts: "إلى أن يظهر أكبر عنصر على الشاشة، في محاكاة لهاتف متوسط مع شبكة الجيل الرابع.",
    say: (number) => `${number} ث`,
    missed:
      "تُحتسب أبطأ صفحة وحدها، وهي متأخرة. نخفّفها ونقيس من جديد، ويبقى الرقم أحمر إلى أن تبلغ الحد.",
  },
  shift: { counts: "مقدار ما يتحرك من الصفحة بعد رسمها." },
  tap: {
    counts: "من أبطأ نقرة في ثلاث رحلات إلى الإطار التالي، مع إبطاء المعالج أربع مرات.",
    say: (number) => `${number} مللي ثانية`,
    missed:
      "هذه النقرة توقظ أيضًا شيفرة الصفحة. نعمل على تقليلها، ويبقى الرقم أحمر إلى أن يبلغ الحد.",
  },
  errors: { counts: "ما يجده axe في المظهر الفاتح والداكن والعالي التباين." },
  weight: {
    counts: "الصفحة والخطوط وأول نص برمجي لأثقل صفحة محتوى، بعد الضغط.",
    say: kilobytes,
  },
  touched: {
    what: "بعد أول لمسة",
    counts: "أثقل صفحة محتوى مع كل نص برمجي تطلبه اللمسة الأولى، ومعظمه React. ولم نَعِد بسقف له.",
    say: kilobytes,
  },
  requests: {
    what: "الطلبات",
    counts: "أكثر ما تطلبه صفحة محتوى قبل أي صورة.",
  },
  words: {
    what: "القراءة بلا نصوص برمجية",
    counts: "الصفحات التي تُقرأ بروابطها من دون نصوص برمجية.",
  },
  forms: {
    what: "الإرسال بلا نصوص برمجية",
    counts:
      "النماذج التي يرسلها المتصفح بنفسه، من بين كل ما يُرسل. أما الأدوات التي تعمل داخل الصفحة فلا ترسل شيئًا.",
  },
  hosts: {
    what: "خوادم أخرى",
    counts: "الخوادم التي قد تطلب منها الصفحة شيئًا، غير خادم الموقع.",
  },
  headers: { what: "ترويسات الأمان", counts: "ما تأمر الصفحة الرئيسية المتصفح برفضه." },
} as const satisfies Record<string, FigureWords>;

const daysBefore = (days: number) =>
  days === 0
    ? "يوم بناء هذه الصفحة"
    : `قبل بناء هذه الصفحة بمدة ${inForms(days, {
        zero: "أقل من يوم",
        one: "يوم واحد",
        two: "يومين",
        few: "أيام",
        many: "يومًا",
        other: "يوم",
      })}`;

export const proofWords = {
  labels: {
    limit: "الحد",
    kept: "ضمن الحد",
    missed: "خارج الحد",
    unmeasured: "لم يُقس بعد",
    worst: (page: string) => `الأسوأ: «${page}».`,
  },
  /** The result, before anything else: how many limits are kept, and how many missed. */
  verdict: (kept: number, missed: number) =>
    missed === 0
      ? `الحدود كلها محترمة، وعددها ${kept}.`
      : `الحدود المحترمة: ${kept}، والمتجاوزة: ${missed}.`,
  how: {
    summary: "القياس بنفسك",
    text: (commit: string) =>
      `الأمر «pnpm build» يحصي ما في الملفات. والأمر «pnpm bench proof» يزور الصفحات، وهنا عند الإصدار ${commit}.`,
  },
  of: (some: string, all: string) => `${some} من ${all}`,
  age: (day: string, days: number) => `قيست الزيارات بتاريخ ${day}، ${daysBefore(days)}.`,
  busy: " كان الجهاز مشغولًا بعمل آخر أثناء القياس، فالمتوقع أن تكون الأرقام أفضل، وسيُعاد القياس.",
} as const;
