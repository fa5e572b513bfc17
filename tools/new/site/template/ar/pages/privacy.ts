import { formatDay } from "@kolam/content/model/basics/dates";
import { listed, withLabel } from "@kolam/content/model/basics/lists";
import { hasFeature } from "@kolam/content/model/pages/features";
import { nameOf } from "@kolam/content/model/types/field";
import type { Form } from "@kolam/content/model/types/form";
import type { LegalDocument } from "@kolam/content/model/types/legal";
import { mailboxes } from "@site/facts/channels";
import { shownForms } from "@site/words/forms/forms";
import { updated } from "./privacy.meta.ts";

/** The fields of a form. Files are left out, because they need their own sentence. */
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
        ],
      },
      {
        id: "how-we-use-it",
        title: "فيم نستخدمه",
        blocks: ["نستخدم ما ترسله إلينا للرد عليك."],
      },
      {
        id: "cookies",
        title: "ملفات تعريف الارتباط والتخزين على جهازك",
        blocks: ["ما يحتاج إلى موافقتك يبقى متوقفا حتى تعطيها."],
      },
      {
        id: "third-parties",
        title: "من يتلقاه غيرنا",
        blocks: ["لا علاقة لأحد بها غيرنا إلا هؤلاء:"],
      },
      {
        id: "retention",
        title: "كم نحفظه",
        blocks: ["ما يلزمنا القانون بحفظه مدة أطول، مثل الفواتير، يبقى حتى نهاية تلك المدة."],
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
        ],
      },
    ],
  }) as const satisfies LegalDocument;

/** The policy of the site as delivered: the form names the resume and does not send it. */
export const privacy = privacyPolicy(false);
