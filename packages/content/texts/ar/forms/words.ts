import type { RichText } from "@kolam/content/model/basics/links";
import { timings } from "@kolam/content/model/basics/timings";
import { formWords as first } from "../../en/forms/words.ts";
import { inForms } from "../numbers.ts";

const kept = "كل ما كتبته ما زال هنا.";

const seconds = inForms(timings.sendTimeoutMs / 1000, {
  zero: "اللحظة المحددة",
  one: "ثانية واحدة",
  two: "ثانيتين",
  few: "ثوانٍ",
  many: "ثانية",
  other: "ثانية",
});

const days = inForms(timings.draftDays, {
  zero: "أقل من يوم",
  one: "يوم واحد",
  two: "يومين",
  few: "أيام",
  many: "يومًا",
  other: "يوم",
});

export const failureWords = {
  title: "لم يُرسل بعد",
  refused: `لم تقبله خدمة البريد. ${kept}`,
  busy: "تصل رسائل كثيرة في وقت واحد. انتظر دقيقة وحاول مرة أخرى؛ لن يضيع شيء مما كتبته.",
  offline: "يبدو أنك غير متصل بالإنترنت. سنحتفظ بما كتبته؛ أرسله عند عودة الاتصال.",
  unknown: `لم يصل رد خلال ${seconds}، لذلك لا نعرف هل وصل. أرسله مرة أخرى، أو بالبريد الإلكتروني: أن يصل مرتين خير من ألا يصل.`,
  retry: "إعادة المحاولة",
  mail: "الإرسال بالبريد الإلكتروني بدلًا من ذلك",
  copy: "نسخ ما كتبته",
  copied: "نُسخ النص. الصقه حيث تريد.",
  copyFailed: "لم يُسمح بالنسخ. حدّد النص أدناه بدلًا من ذلك.",
  tooLongForMail: "النص أطول مما يتسع له رابط البريد. انسخه والصقه في رسالتك.",
} as const;

export const outcomeWords = {
  unknownTitle: "لا نعرف هل وصل",
  broken:
    "انقطع الاتصال قبل أن ترد خدمة البريد. ربما وصل وربما لم يصل. يمكنك إرساله مرة أخرى: لا ضرر من وصوله مرتين.",
  interrupted:
    "أُغلقت هذه الصفحة أو أُعيد تحميلها أثناء الإرسال. لا نعرف هل وصل. لا ضرر من إرساله مرة أخرى: نتعرّف على النسخة الثانية.",
  unusable: `لم تتمكن خدمة البريد من استعماله بصورته هذه، والسبب غالبًا عنوان البريد الإلكتروني. تحقّق منه أولًا. ${kept}`,
  tooLarge: `هو أطول مما تقبله خدمة البريد. اختصره، أو أرسل جزءًا منه بالبريد الإلكتروني. ${kept}`,
  fileRefused: `لم تقبل خدمة البريد الملف. اختر ملف PDF أو Word بلا وحدات ماكرو وأرسل مرة أخرى، أو أرسل إجاباتك مع الملف بالبريد الإلكتروني. ${kept}`,
  fileGone: `لم تعد قراءة الملف ممكنة. نُقل أو حُذف أو تغيّر منذ أن اخترته. اختره من جديد وأرسل مرة أخرى. ${kept}`,
  sendAgain: "الإرسال مرة أخرى",
  undo: "تراجع",
} as const;

export const sentWords = { copy: "ما أرسلته", another: "كتابة رسالة أخرى" } as const;

export const errorSummary = {
  title: (count: number) =>
    inForms(count, {
      zero: "لا إجابات تحتاج إلى مراجعة",
      one: "إجابة واحدة تحتاج إلى مراجعة",
      two: "إجابتان تحتاجان إلى مراجعة",
      few: "إجابات تحتاج إلى مراجعة",
      many: "إجابة تحتاج إلى مراجعة",
      other: "إجابة تحتاج إلى مراجعة",
    }),
  lead: "اختر واحدة للانتقال إليها مباشرة.",
} as const;

export const draftWords = {
  restored: "احتفظنا بما كتبته في المرة السابقة.",
  clear: "مسح النموذج",
  cleared: "النموذج فارغ من جديد.",
  notKept: "لا يسمح هذا المتصفح بحفظ المسودات، لذا أكمل النموذج قبل إغلاق الصفحة.",
  kept: "محفوظ على هذا الجهاز مدة يوم واحد، إلى أن ترسله أو تمسحه.",
  keptLong: `محفوظ على هذا الجهاز مدة أقصاها ${days}، إلى أن ترسله أو تمسحه.`,
  /** The box that keeps it for longer, and whom it is not for. */
  keepLong: `الاحتفاظ به مدة ${days}`,
  shared: "ليس على جهاز يستخدمه غيرك. امسح النموذج هناك قبل أن تغادر.",
  sentElsewhere: "سبق إرسال هذا النموذج، لذلك هو فارغ.",
  keptBut: (fields: string) =>
    `أطول من أن يُحفظ على هذا الجهاز: ${fields}. أرسل النموذج قبل إغلاق الصفحة. أما الباقي فمحفوظ.`,
  /** Where a field has a second answer, and beside that answer. */
  twoAnswers: "لسؤال واحد إجابتان: احتفظنا بهما معًا، والثانية تحت حقلها.",
  other: "إجابتك الأخرى، من وقت سابق أو من علامة تبويب أخرى",
  useOther: "استخدام هذه الإجابة",
  dropOther: "إزالة هذه الإجابة",
} as const;

/** Those of the mails are the first language's, which the staff reads. */
export const formWords = {
  nothing: first.nothing,
  reference: first.reference,
  answersFollow: first.answersFollow,
  source:
    "مع كل نموذج تصلنا الصفحة التي أُرسل منها، والحملة المذكورة في عنوان أول صفحة فتحتها هنا، والموقع الذي أتى بك إلينا. تُحفظ هذه البيانات في ذاكرة متصفحك وحدها إلى أن تغادر.",
  optional: "اختياري",
  requiredNote: "كل ما لم يُذكر أنه اختياري مطلوب.",
  slip: (address: string) => `هل تقصد ${address}؟`,
  useMeant: "نعم، صحّحه",
  sourceHere: "وتأتي معه الصفحة والحملة والموقع الذي قادك إلى هنا.",
  privacyNote: ["راجع ", { text: "سياسة الخصوصية", href: "/privacy" }, "."],
  honeypot: "اترك هذه الخانة فارغة",
  withoutScripts: "يعمل هذا النموذج أيضًا بلا نصوص برمجية. تظهر بعد الإرسال صفحة شكر.",
} as const satisfies Record<keyof typeof first, string | RichText | ((...args: never[]) => string)>;
