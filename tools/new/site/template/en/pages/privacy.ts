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
  return `${withLabel(name, labels(true))}.${optional && ` ${withLabel("If you choose to add them", optional)}.`}`;
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
    title: "Privacy policy",
    lead: "What we learn about you when you use this website, and what becomes of it.",
    updated: { iso: updated, text: `Last updated ${formatDay(updated)}` },
    sections: [
      {
        id: "information-collected",
        title: "What we collect",
        blocks: [
          "You can read every page of this site without telling us who you are. What a form sends to us is what you enter:",
          {
            kind: "list",
            items: [
              firstForm,
              ...otherForms,
              ...(hasFeature("careers")
                ? [
                    sendsResume
                      ? "The application form sends your resume file."
                      : "The application form sends the name of your resume file, never the file.",
                  ]
                : []),
            ],
          },
        ],
      },
      {
        id: "how-we-use-it",
        title: "What we use it for",
        blocks: ["We use what you send us to answer you."],
      },
      {
        id: "cookies",
        title: "Cookies and storage on your device",
        blocks: ["Measuring that would need your consent stays off until you give it."],
      },
      {
        id: "third-parties",
        title: "Others who receive it",
        blocks: ["Besides us, only these have to do with it:"],
      },
      {
        id: "retention",
        title: "How long we keep it",
        blocks: [
          "What the law makes us keep for longer, such as invoices, stays until that term ends.",
        ],
      },
      {
        id: "your-rights",
        title: "Your rights",
        blocks: [
          [
            "You may ask us what we know about you, and to correct or delete it. Write to ",
            { text: mailboxes.privacy.address, href: mailboxes.privacy.href },
            ".",
          ],
        ],
      },
    ],
  }) as const satisfies LegalDocument;

/** The policy of the site as delivered: the form names the resume and does not send it. */
export const privacy = privacyPolicy(false);
