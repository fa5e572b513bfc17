import { type LegalDocument, withCollected, withSection } from "@kolam/content/model/types/legal";
import type { TagHost } from "../../en/pages/measuring-policy.ts";
import { consentWords, countingWords } from "../measuring.ts";

export type { TagHost } from "../../en/pages/measuring-policy.ts";

export const policyWithPlausible = (words: LegalDocument, host: TagHost): LegalDocument =>
  withCollected(
    words,
    `نحتسب الزيارات بأداة Plausible${host.isOwn ? " على خادم خاص بنا" : ""}، لنعرف ما يأتي بالزوار وما يفيدهم. لا تضع الأداة ملفات تعريف ارتباط ولا تخزّن شيئًا على جهازك. وهي تعرف عنوان كل صفحة تفتحها والصفحة التي أتيت منها، ومتصفحك ونوع جهازك وبلدك، وأنك استعملت رابطًا للتواصل معنا أو أرسلت نموذجًا أو تقدّمت في طلب عرض السعر، ولا تعرف ما كتبته. وللتمييز بين زيارات اليوم الواحد تُنشئ رمزًا من عنوانك على الشبكة، ولا تحتفظ بالعنوان. إذا كنت لا تريد احتساب زيارتك فعلّم أدناه على «${countingWords.not}»، أو احجب ${host.name} في متصفحك: يعمل الموقع من دونه.`,
    host.isOwn
      ? undefined
      : [
          "تحتسب Plausible زياراتنا على خوادم في الاتحاد الأوروبي. راجع ",
          { text: "سياسة البيانات لدى Plausible", href: "https://plausible.io/data-policy" },
          ".",
        ],
  );

export const policyWithUmami = (words: LegalDocument, host: TagHost): LegalDocument =>
  withCollected(
    words,
    `نحتسب الزيارات بأداة Umami${host.isOwn ? " على خادم خاص بنا" : ""}، لنعرف الصفحات التي يحتاج إليها الناس وكيف يجدونها. لا تضع الأداة ملفات تعريف ارتباط ولا تحفظ شيئًا على جهازك. ويصلها عنوان كل صفحة تفتحها واسمها، ومن أين أتيت، ومتصفحك ولغتك وشاشتك وبلدك، وأنك استعملت رابطًا للتواصل معنا أو أرسلت نموذجًا أو أتممت خطوة في طلب عرض السعر، من دون كلماتك. وهي تحوّل عنوانك على الشبكة إلى رمز يتغيّر كل شهر ولا يمكن عكسه. لاستثناء زيارتك علّم أدناه على «${countingWords.not}»، أو احجب ${host.name} في متصفحك: لا يتغيّر شيء آخر.`,
    host.isOwn
      ? undefined
      : [
          "تحتسب Umami زياراتنا. راجع ",
          { text: "سياسة الخصوصية لدى Umami", href: "https://umami.is/privacy" },
          ".",
        ],
  );

export function policyWithGoogle(words: LegalDocument): LegalDocument {
  const told = withCollected(
    words,
    "إذا سمحت بذلك يقيس وسم Google زيارتك، ليبيّن لنا الصفحات والإعلانات التي تؤدي إلى استفسارات: الصفحات التي تفتحها، والصفحة أو الإعلان الذي أتيت منه، ومتصفحك وجهازك وموقعك التقريبي، وأنك استعملت رابطًا للتواصل معنا أو أرسلت نموذجًا أو تقدّمت في طلب عرض السعر، ولا شيء من إجاباتك. ومن دون إذنك لا يُحمَّل منه شيء.",
    [
      "إذا سمحت بالقياس تتلقى Google ما يقيسه وسمها، وقد تستعمله لأغراض خاصة بها. راجع ",
      {
        text: "كيف تستعمل Google المعلومات الواردة من مواقع مثل موقعنا",
        href: "https://policies.google.com/technologies/partner-sites",
      },
      ".",
    ],
  );
  return withSection(told, "cookies", () => [
    `إذا سمحت بذلك يضع وسم Google لهذا الموقع ملفات تعريف الارتباط المذكورة أدناه، ولا يضع شيئًا قبل ذلك. يمكنك سحب إذنك في أي وقت: اضغط «${consentWords.settings}» أسفل أي صفحة ثم «${consentWords.refuse}». عندئذ تُحذف الملفات ولا يُرسل شيء بعدها.`,
    {
      kind: "definitions",
      items: [
        // The marks keep the underscores and dots on their side of the names.
        {
          term: "\u200e_ga\u200e و\u200e_ga_…\u200e",
          text: "سنتان؛ للتعرّف على المتصفح وعلى الزيارة",
        },
        {
          term: "\u200e_gcl_…\u200e",
          text: "90 يومًا، واحد منها في ذاكرة المتصفح؛ الإعلان الذي أتيت منه",
        },
      ],
    },
  ]);
}
