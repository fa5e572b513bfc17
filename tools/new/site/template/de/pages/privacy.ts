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
        id: "controller",
        title: "Verantwortlich",
        blocks: [
          `[Replace] ${company.name} mit der Rechtsform, ${offices[0].address}.`,
          [
            "Schreiben Sie an ",
            { text: mailboxes.privacy.address, href: mailboxes.privacy.href },
            ".",
          ],
        ],
      },
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
          "[Replace] Was Ihr Hoster von jedem Besuch aufzeichnet, und wie lange.",
        ],
      },
      {
        id: "how-we-use-it",
        title: "Wofür wir es verwenden",
        blocks: [
          "Wir verwenden, was Sie uns senden, um Ihnen zu antworten.",
          "[Replace] Wofür Sie es sonst verwenden, und auf welcher Rechtsgrundlage.",
        ],
      },
      {
        id: "cookies",
        title: "Cookies und Speicher auf Ihrem Gerät",
        blocks: [
          "Diese Website setzt keine Cookies. Sie legt vier Dinge im Speicher Ihres Browsers ab und sendet uns keines davon:",
          {
            kind: "list",
            items: [
              "ob Sie die helle oder die dunkle Darstellung gewählt haben;",
              "wie weit Sie gescrollt hatten, bis Sie den Tab schließen;",
              "die Zeichen abgesendeter Formulare, damit keines doppelt ankommt;",
              `den Text eines angefangenen Formulars, damit er beim Neuladen nicht verloren geht. Er wird gelöscht, wenn Sie das Formular absenden oder leeren, oder nach ${timings.draftDays} Tagen.`,
            ],
          },
        ],
      },
      {
        id: "third-parties",
        title: "Wer es noch erhält",
        blocks: [
          {
            kind: "list",
            items: [
              "[Replace] Ihr Hoster, und der Dienst, der Ihnen die Nachrichten der Formulare bringt.",
              ...(chat
                ? [
                    `Die Chat-Schaltfläche öffnet ${chat.app}. Für das, was Sie dort schreiben, gelten die Bedingungen des Betreibers.`,
                  ]
                : []),
            ],
          },
        ],
      },
      {
        id: "retention",
        title: "Wie lange wir es aufbewahren",
        blocks: [
          "[Replace] Wie lange Sie Nachrichten aufbewahren, und was das Gesetz länger verlangt.",
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
          "[Replace] Die weiteren Rechte nach dem Gesetz, und die Aufsichtsbehörde für Beschwerden.",
        ],
      },
    ],
  }) as const satisfies LegalDocument;

/** Die Erklärung der Website, wie sie ist: Das Formular nennt den Lebenslauf und überträgt ihn nicht. */
export const privacy = privacyPolicy(false);
