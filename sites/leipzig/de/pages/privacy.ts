import { timings } from "@kolam/content/model/basics/timings";
import { offices } from "@kolam/content/model/company/offices";
import type { Form } from "@kolam/content/model/types/form";
import type { LegalDocument } from "@kolam/content/model/types/legal";
import { mailboxes } from "@site/facts/channels";
import { company } from "@site/facts/company";
import { shownForms } from "@site/words/forms/forms";
import { updated } from "./privacy.meta.ts";

/** What a form asks for. */
function answersOf({ name, fields }: Form): string {
  const labels = (required: boolean) =>
    Object.values(fields)
      .filter((field) => field.required === required)
      .map(({ label }) => label)
      .join(", ");
  return `${name}: ${labels(true)}. Freiwillig: ${labels(false)}.`;
}

const [firstForm = "", ...otherForms] = shownForms.map(answersOf);

/**
 * Die Datenschutzerklärung, für die Website ohne Messung. Was ein Tag hinzufügt, steht in
 * `measuring-policy.ts`, das die Abschnitte `information-collected`, `third-parties` und `cookies`
 * ergänzt.
 */
export const privacyPolicy = (_sendsResume: boolean) =>
  ({
    title: "Datenschutzerklärung",
    lead: "Welche Daten anfallen, wenn Sie diese Website besuchen oder uns schreiben.",
    updated: { iso: updated, text: "Stand: 9. März 2026" },
    sections: [
      {
        id: "verantwortliche",
        title: "Verantwortliche",
        blocks: [
          `Verantwortlich im Sinne der DSGVO ist die ${company.name} GmbH, ${offices[0].address}.`,
          [
            "Unsere Datenschutzbeauftragte erreichen Sie unter ",
            { text: mailboxes.privacy.address, href: mailboxes.privacy.href },
            ".",
          ],
        ],
      },
      {
        id: "information-collected",
        title: "Formulare",
        blocks: [
          "Ein Formular überträgt genau das, was Sie eintragen:",
          { kind: "list", items: [firstForm, ...otherForms] },
          "Wir verarbeiten diese Angaben, um Ihre Anfrage zu beantworten, nach Artikel 6 Absatz 1 Buchstabe b DSGVO.",
        ],
      },
      {
        id: "cookies",
        title: "Cookies und Speicher im Browser",
        blocks: [
          "Diese Website setzt keine Cookies. Im Speicher Ihres Browsers legt sie nur ab, was Sie ausdrücklich gewünscht haben (§ 25 Absatz 2 TDDDG):",
          {
            kind: "list",
            items: [
              "ob Sie die helle oder die dunkle Darstellung gewählt haben;",
              "wie weit Sie gescrollt waren, bis Sie den Tab schließen;",
              "die Vorgangsnummern abgesendeter Formulare, damit keines doppelt ankommt;",
              `ein angefangenes Formular, höchstens ${timings.draftDays} Tage lang.`,
            ],
          },
        ],
      },
      {
        id: "third-parties",
        title: "Empfänger",
        blocks: [
          {
            kind: "list",
            items: [
              "Hosting und E-Mail-Zustellung übernehmen Auftragsverarbeiter mit Sitz in der EU, mit denen Verträge nach Artikel 28 DSGVO bestehen.",
            ],
          },
        ],
      },
      {
        id: "speicherdauer",
        title: "Speicherdauer",
        blocks: [
          {
            kind: "definitions",
            items: [
              { term: "Anfragen ohne Auftrag", text: "12 Monate nach der letzten Nachricht" },
              { term: "Auftragsunterlagen", text: "3 Jahre nach Abschluss, zum Jahresende" },
              { term: "Rechnungen", text: "8 Jahre, wie das Steuerrecht es verlangt" },
            ],
          },
        ],
      },
      {
        id: "ihre-rechte",
        title: "Ihre Rechte",
        blocks: [
          "Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung und Datenübertragbarkeit. Einer Verarbeitung aufgrund berechtigter Interessen können Sie jederzeit widersprechen.",
          "Außerdem können Sie sich bei der Sächsischen Datenschutz- und Transparenzbeauftragten beschweren, oder bei der Behörde Ihres Wohnorts.",
        ],
      },
    ],
  }) as const satisfies LegalDocument;

/** The policy of the site as delivered. */
export const privacy = privacyPolicy(false);
