import { formatDay } from "@kolam/content/model/basics/dates";
import { listed, withLabel } from "@kolam/content/model/basics/lists";
import { hasFeature } from "@kolam/content/model/pages/features";
import { nameOf } from "@kolam/content/model/types/field";
import type { Form } from "@kolam/content/model/types/form";
import type { LegalDocument } from "@kolam/content/model/types/legal";
import { mailboxes } from "@site/facts/channels";
import { shownForms } from "@site/words/forms/forms";
import { updated } from "./privacy.meta.ts";

/** Wonach ein Formular fragt. Was aus Dateien wird, braucht einen eigenen Satz. */
function answersOf({ name, fields }: Form): string {
  const labels = (required: boolean) => {
    const own = Object.values(fields)
      .filter((field) => field.required === required && field.kind !== "file")
      .map(nameOf);
    return listed(own);
  };
  const optional = labels(false);
  return `${withLabel(name, labels(true))}.${optional && ` ${withLabel("Freiwillig", optional)}.`}`;
}

const [firstForm = "", ...otherForms] = shownForms.map(answersOf);

/**
 * Die Datenschutzerklärung. Sie sagt, was die Website von sich aus tut; was Sie mit dem tun, was Sie
 * erreicht, sagen Sie. Lassen Sie sie von einem Anwalt lesen. Was eine Einstellung der Website
 * hinzufügt, steht in den Abschnitten `information-collected`, `cookies` und `third-parties`.
 *
 * @param sendsResume ob das Bewerbungsformular den Lebenslauf überträgt
 */
export const privacyPolicy = (sendsResume: boolean) =>
  ({
    title: "Datenschutzerklärung",
    lead: "Was wir über Sie erfahren, wenn Sie diese Website benutzen, und was damit geschieht.",
    updated: { iso: updated, text: `Stand: ${formatDay(updated)}` },
    sections: [
      {
        id: "information-collected",
        title: "Was wir erheben",
        blocks: [
          "Sie können jede Seite lesen, ohne uns zu sagen, wer Sie sind. Ein Formular überträgt, was Sie eintragen:",
          {
            kind: "list",
            items: [
              firstForm,
              ...otherForms,
              ...(hasFeature("careers")
                ? [
                    sendsResume
                      ? "Das Bewerbungsformular überträgt die Datei mit Ihrem Lebenslauf."
                      : "Das Bewerbungsformular überträgt den Namen der Datei mit Ihrem Lebenslauf, nie die Datei.",
                  ]
                : []),
            ],
          },
        ],
      },
      {
        id: "how-we-use-it",
        title: "Wofür wir es verwenden",
        blocks: ["Wir verwenden, was Sie uns senden, um Ihnen zu antworten."],
      },
      {
        id: "cookies",
        title: "Cookies und Speicher auf Ihrem Gerät",
        blocks: ["Was eine Einwilligung braucht, bleibt aus, bis Sie sie geben."],
      },
      {
        id: "third-parties",
        title: "Wer es noch erhält",
        blocks: ["Außer uns haben nur diese damit zu tun:"],
      },
      {
        id: "retention",
        title: "Wie lange wir es aufbewahren",
        blocks: [
          "Was wir nach dem Gesetz länger aufbewahren müssen, etwa Rechnungen, bleibt bis zum Ende dieser Frist.",
        ],
      },
      {
        id: "your-rights",
        title: "Ihre Rechte",
        blocks: [
          [
            "Sie können erfahren, was wir über Sie wissen, und es berichtigen oder löschen lassen. Schreiben Sie an ",
            { text: mailboxes.privacy.address, href: mailboxes.privacy.href },
            ".",
          ],
        ],
      },
    ],
  }) as const satisfies LegalDocument;

/** Die Erklärung der Website, wie sie ist: Das Formular nennt den Lebenslauf und überträgt ihn nicht. */
export const privacy = privacyPolicy(false);
