import type { RecipientWords } from "@kolam/content/model/law/law-words";

export const recipientWords: RecipientWords = {
  host: ({ name, place, safeguard }, days) => [
    name,
    `${place} يقدّم هذه الصفحات، ويسجّل عنوان الشبكة والوقت والصفحة والمتصفح لكل طلب كي يبقى الموقع عاملا وآمنا، ويحذف السجل بعد ${days}.${safeguard}`,
  ],
  ownMailbox: "ما ترسله بنموذج يصل مباشرة إلى صندوق بريد نديره بأنفسنا.",
  mailService: ({ name, place, safeguard }) => [
    "ما ترسله بنموذج تنقله إلينا ",
    name,
    `${place}.${safeguard}`,
  ],
  unnamedService: (host) => `ما ترسله بنموذج تنقله إلى صناديقنا خدمة نماذج على ${host}.`,
  alsoTo: ({ name, place, safeguard }) => [
    "وتذهب نسخة من كل رسالة إلى ",
    name,
    `${place}، حيث نعمل بها.${safeguard}`,
  ],
  photos: ({ name, place, safeguard }) => [
    "تُحمَّل بعض الصور من ",
    name,
    `${place}، فيعرف عنوان شبكتك ومتصفحك، ولا يعرف الصفحة التي أنت فيها.${safeguard}`,
  ],
  chat: (app) => `يفتح زر المحادثة ${app}. ما تكتبه هناك يخضع لشروط مشغّله أيضا.`,
  safeguards: {
    adequacy: " وقد اعتُرف رسميا بكفاية حماية البيانات في بلده.",
    clauses: " وهو ملزم ببنود تعاقدية قياسية لسلطات حماية البيانات، نرسل إليك نسخة منها إن طلبت.",
    unsaid: "",
  },
};
