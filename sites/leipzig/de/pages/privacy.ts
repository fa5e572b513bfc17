import type { Form } from "@kolam/content/model/types/form";
import type { LegalDocument } from "@kolam/content/model/types/legal";
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
 * `measuring-policy.ts`; was aus `facts/law.ts` folgt, ergänzt die Maschine in den Abschnitten mit
 * englischen Namen.
 */
export const privacyPolicy = (_sendsResume: boolean) =>
  ({
    title: "Datenschutzerklärung",
    lead: "Welche Daten anfallen, wenn Sie diese Website besuchen oder uns schreiben.",
    updated: { iso: updated, text: "Stand: 29. November 2026" },
    sections: [
      {
        id: "information-collected",
        title: "Formulare",
        blocks: [
          "Ein Formular überträgt, was Sie eintragen:",
          { kind: "list", items: [firstForm, ...otherForms] },
        ],
      },
      {
        id: "cookies",
        title: "Cookies und Speicher im Browser",
        blocks: ["Abgelegt wird nur, was Sie durch die Benutzung wünschen (§ 25 Absatz 2 TDDDG)."],
      },
      {
        id: "security",
        title: "Sicherheit",
        blocks: ["Betrifft Sie ein Vorfall, so erfahren Sie es von uns, ohne Verzug."],
      },
      {
        id: "third-parties",
        title: "Empfänger",
        blocks: [
          "Wer hier genannt ist und für uns arbeitet, tut es nach einem Vertrag gemäß Artikel 28 DSGVO:",
        ],
      },
      {
        id: "retention",
        title: "Speicherdauer",
        blocks: [
          {
            kind: "definitions",
            items: [
              { term: "Auftragsunterlagen", text: "3 Jahre nach Abschluss, zum Jahresende" },
              { term: "Geschäftsbriefe", text: "6 Jahre, zum Jahresende (§ 257 HGB)" },
              { term: "Rechnungen", text: "8 Jahre, wie das Steuerrecht es verlangt" },
            ],
          },
        ],
      },
    ],
  }) as const satisfies LegalDocument;

/** The policy of the site as delivered. */
export const privacy = privacyPolicy(false);
