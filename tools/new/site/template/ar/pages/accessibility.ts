import { formatDay } from "@kolam/content/model/basics/dates";
import type { LegalDocument } from "@kolam/content/model/types/legal";
import { mailboxes } from "@site/facts/channels";
import { company } from "@site/facts/company";
import { updated } from "./accessibility.meta.ts";

/**
 * The accessibility statement. It says what the site was built for; add what you have found
 * yourself.
 */
export const accessibility = {
  title: "إمكانية الوصول",
  lead: "ما فُعل كي يستطيع الجميع استخدام هذا الموقع، ومن تخبره بما لا يعمل.",
  updated: { iso: updated, text: `آخر تحديث: ${formatDay(updated)}` },
  sections: [
    {
      id: "standard",
      title: "ما نسعى إليه",
      blocks: [
        "يسعى هذا الموقع إلى استيفاء إرشادات الوصول إلى محتوى الويب WCAG 2.2 على المستوى AA. يمكن استخدامه بلوحة المفاتيح، ومكبَّرا، وبألوان مفروضة، ودون حركة، وتعمل قوائمه وروابطه ونماذجه دون نصوص برمجية.",
        "[Replace] من اختبر صفحاتك، ومتى، وما الذي لا يعمل بعد.",
      ],
    },
    {
      id: "contact",
      title: "أخبرنا بما يعيقك",
      blocks: [
        [
          "اكتب إلى ",
          { text: mailboxes.hello.address, href: mailboxes.hello.href },
          `${company.phone ? ` أو اتصل على ${company.phone.display}` : ""}. اذكر الصفحة وما أردت فعله.`,
        ],
        "[Replace] الجهة التي تنظر في الشكاوى في بلدك.",
      ],
    },
  ],
} as const satisfies LegalDocument;
