import { formatDay } from "@kolam/content/model/basics/dates";
import { listed, withLabel } from "@kolam/content/model/basics/lists";
import { timings } from "@kolam/content/model/basics/timings";
import { offices } from "@kolam/content/model/company/offices";
import { hasFeature } from "@kolam/content/model/pages/features";
import { nameOf } from "@kolam/content/model/types/field";
import type { Form } from "@kolam/content/model/types/form";
import type { LegalDocument } from "@kolam/content/model/types/legal";
import { mailboxes } from "@site/facts/channels";
import { company } from "@site/facts/company";
import { shownForms } from "@site/words/forms/forms";
import { chat } from "../company-words.ts";
import { updated } from "./privacy.meta.ts";

/** What a form asks for. Files are left out: what becomes of them needs a sentence of its own. */
function answersOf({ name, fields }: Form): string {
  const labels = (required: boolean) => {
    const own = Object.values(fields)
      .filter((field) => field.required === required && field.kind !== "file")
      .map(nameOf);
    return listed(own);
  };
  const optional = labels(false);
  return `${withLabel(name, labels(true))}.${optional && ` ${withLabel("واختياريا", optional)}.`}`;
}

const [firstForm = "", ...otherForms] = shownForms.map(answersOf);

/**
 * The privacy policy. It says what the site does by itself; what you do with what reaches you is
 * yours to say. Have a lawyer read it. What a setting of the site adds goes to the sections
 * `information-collected`, `cookies` and `third-parties`.
 *
 * @param sendsResume whether the application form sends the resume
 */
export const privacyPolicy = (sendsResume: boolean) =>
  ({
    title: "سياسة الخصوصية",
    lead: "ما نعرفه عنك حين تستخدم هذا الموقع، وما نفعل به.",
    updated: { iso: updated, text: `آخر تحديث: ${formatDay(updated)}` },
    sections: [
      {
        id: "controller",
        title: "المسؤول",
        blocks: [
          `[Replace] ${company.name} وشكله القانوني، ${offices[0].address}.`,
          ["اكتب إلى ", { text: mailboxes.privacy.address, href: mailboxes.privacy.href }, "."],
        ],
      },
      {
        id: "information-collected",
        title: "ما نجمعه",
        blocks: [
          "يمكنك قراءة كل صفحات هذا الموقع دون أن تخبرنا من أنت. يرسل إلينا النموذج ما تكتبه فيه:",
          {
            kind: "list",
            items: [
              firstForm,
              ...otherForms,
              ...(hasFeature("careers")
                ? [
                    sendsResume
                      ? "يرسل نموذج التوظيف ملف سيرتك الذاتية."
                      : "يرسل نموذج التوظيف اسم ملف سيرتك الذاتية، ولا يرسل الملف أبدا.",
                  ]
                : []),
            ],
          },
          "[Replace] ما يسجّله مضيف موقعك عن كل زيارة، وإلى متى.",
        ],
      },
      {
        id: "how-we-use-it",
        title: "فيم نستخدمه",
        blocks: [
          "نستخدم ما ترسله إلينا للرد عليك.",
          "[Replace] فيم تستخدمه غير ذلك، وعلى أي أساس قانوني.",
        ],
      },
      {
        id: "cookies",
        title: "ملفات تعريف الارتباط والتخزين على جهازك",
        blocks: [
          "لا يضع هذا الموقع ملفات تعريف ارتباط. يحفظ أربعة أشياء في ذاكرة متصفحك ولا يرسل إلينا شيئا منها:",
          {
            kind: "list",
            items: [
              "اختيارك للمظهر الفاتح أو الداكن؛",
              "موضعك في الصفحة، حتى تغلق علامة التبويب؛",
              "أرقام النماذج التي أرسلتها، كي لا يُرسل نموذج مرتين؛",
              `نص نموذج بدأته، كي لا يضيع عند إعادة التحميل. يُحذف حين ترسل النموذج أو تفرغه، أو بعد ${timings.draftDays} يوما.`,
            ],
          },
        ],
      },
      {
        id: "third-parties",
        title: "من يتلقاه غيرنا",
        blocks: [
          {
            kind: "list",
            items: [
              "[Replace] مضيف موقعك، والخدمة التي توصل إليك رسائل النماذج.",
              ...(chat ? [`يفتح زر الدردشة ${chat.app}. تسري على ما تكتبه هناك شروط مشغّله.`] : []),
            ],
          },
        ],
      },
      {
        id: "retention",
        title: "كم نحفظه",
        blocks: ["[Replace] كم تحفظ الرسائل، وما يُلزمك القانون بحفظه مدة أطول."],
      },
      {
        id: "your-rights",
        title: "حقوقك",
        blocks: [
          [
            "يمكنك أن تسألنا عما نعرفه عنك وأن تطلب تصحيحه أو حذفه. اكتب إلى ",
            { text: mailboxes.privacy.address, href: mailboxes.privacy.href },
            ".",
          ],
          "[Replace] الحقوق الأخرى التي يمنحها القانون، والجهة التي تنظر في الشكاوى.",
        ],
      },
    ],
  }) as const satisfies LegalDocument;

/** The policy of the site as delivered: the form names the resume and does not send it. */
export const privacy = privacyPolicy(false);
