import type { RichText } from "@kolam/content/model/basics/links";
import { mailboxes } from "@site/facts/channels";

export const captchaWords = {
  blocked:
    "لم يُحمَّل فحص الروبوتات، لذلك لم يُرسل شيء. قد يكون hcaptcha.com محجوبًا على هذا الجهاز أو هذه الشبكة. كل ما كتبته ما زال هنا: حاول مرة أخرى، أو أرسله بالبريد الإلكتروني.",
  closed:
    "أُغلق فحص الروبوتات قبل أن يكتمل، لذلك لم يُرسل شيء. ما كتبته ما زال في النموذج: أرسله مرة أخرى، أو انقله إلى رسالة بريد.",
  notice: [
    "عند استعمال هذا النموذج يتحقق hCaptcha من أنك لست روبوتًا. تسري ",
    { text: "سياسة الخصوصية لدى hCaptcha", href: "https://www.hcaptcha.com/privacy" },
    " و",
    { text: "شروطه", href: "https://www.hcaptcha.com/terms" },
    ".",
  ],
  withoutScripts: [
    "في هذا النموذج فحص للروبوتات يحتاج إلى نصوص برمجية. من دونها يُرسل النموذج بلا فحص، وقد ترفضه خدمة البريد لدينا؛ وتخبرك الصفحة التالية هل وصل. وللتأكد يمكنك الكتابة إلى ",
    { text: mailboxes.hello.address, href: mailboxes.hello.href },
    ".",
  ],
  thirdParty: [
    "عند إرسال نموذج يُحمَّل hCaptcha للتمييز بين الناس والروبوتات. وهو يعرف عنوانك على الشبكة ومتصفحك وطريقة استعمالك للصفحة، وقد يضع ملف تعريف ارتباط خاصًا به. راجع ",
    { text: "سياسة الخصوصية لدى hCaptcha", href: "https://www.hcaptcha.com/privacy" },
    ".",
  ],
} as const satisfies Record<string, string | RichText>;
