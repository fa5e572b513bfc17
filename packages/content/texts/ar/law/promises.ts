import type { KeptWords, PurposeWords, SecurityWords } from "@kolam/content/model/law/law-words";

export const securityWords: SecurityWords = {
  transport: "لا يعمل هذا الموقع ونماذجه إلا باتصال مشفّر.",
  measures: {
    twoFactor: "لا تُفتح صناديق بريدنا إلا بإثبات ثان مع كلمة السر.",
    accessByRole: "لا يقرأ الرسالة إلا من يحتاج إليها في عمله.",
    encryptedBackups: "النسخ الاحتياطية مشفّرة.",
    encryptedDisks: "الأقراص التي تحفظ رسائلك مشفّرة.",
    encryptedMail: "ينتقل البريد بين خوادمنا مشفّرا.",
    trainedStaff: "كل من يقرأ الرسائل هنا تدرّب على حماية البيانات.",
  },
};

export const keptWords: KeptWords = {
  title: "كم نحتفظ بالرسائل",
  after: (duration) => `تُحذف من صندوقنا بعد ${duration}`,
  untilLeft: "حتى تغادر القائمة",
  afterHere: (duration) => `تُحذف الرسالة من صندوقنا بعد ${duration}.`,
  untilLeftHere: "نحتفظ بعنوانك حتى تغادر القائمة.",
};

export const purposeWords: PurposeWords = {
  quote: "نستعمل ما ترسله لإعداد عرض السعر والتحدث معك فيه.",
  application: "نستعمل ما ترسله للنظر في طلبك.",
  newsletter: "نستعمل عنوانك لنرسل إليك الرسالة، لا لشيء آخر.",
  other: "نستعمل ما ترسله للرد عليك.",
};

export const reportWords =
  "إذا تعطّل شيء في إحدى الصفحات على متصفحك، أبلغت الصفحة خادمنا الخاص: أي صفحة كانت، وما نوع العطل، واسم متصفحك وإصداره. لا نفعل سوى عدّ ذلك، دون عنوان شبكتك ودون ما كتبته ودون ملفات تعريف ارتباط، ويُنسى بعد 90 يومًا دون بلاغ آخر.";
