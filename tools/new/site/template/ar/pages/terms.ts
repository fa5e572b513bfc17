import { formatDay } from "@kolam/content/model/basics/dates";
import { offices } from "@kolam/content/model/company/offices";
import type { LegalDocument } from "@kolam/content/model/types/legal";
import { mailboxes } from "@site/facts/channels";
import { company } from "@site/facts/company";
import { updated } from "./terms.meta.ts";

/** The terms. Only you know what your contracts say. Have a lawyer read it. */
export const terms = {
  title: "الشروط",
  lead: "ما يسري على هذا الموقع وعلى ما تطلبه منا من أعمال.",
  updated: { iso: updated, text: `آخر تحديث: ${formatDay(updated)}` },
  sections: [
    {
      id: "provider",
      title: "من نحن",
      blocks: [`[Replace] ${company.name}، وشكله القانوني وممثلوه وسجلّه، ${offices[0].address}.`],
    },
    {
      id: "website",
      title: "هذا الموقع",
      blocks: [
        "يمكنك قراءة كل صفحة والاقتباس منها والإحالة إليها. السعر أو الموعد في صفحة ليس عرضا؛ أما عرض السعر الذي نرسله إليك فهو عرض.",
      ],
    },
    {
      id: "orders",
      title: "الأعمال التي تطلبها",
      blocks: ["[Replace] كيف يُبرم العقد، وكيف يُدفع مقابله، ولمن تعود النتائج، وكيف ينتهي."],
    },
    {
      id: "law",
      title: "القانون والنزاعات",
      blocks: ["[Replace] القانون الساري، وأين تُسوّى النزاعات."],
    },
    {
      id: "questions",
      title: "أسئلة",
      blocks: [
        [
          "تُرسل الأسئلة عن هذه الشروط إلى ",
          { text: mailboxes.hello.address, href: mailboxes.hello.href },
          ".",
        ],
      ],
    },
  ],
} as const satisfies LegalDocument;
