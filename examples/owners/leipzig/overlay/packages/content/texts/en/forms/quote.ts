import { limits } from "@kolam/content/model/basics/timings";
import { serviceIds } from "@kolam/content/model/services/services";
import { optionsFrom } from "@kolam/content/model/shapes/choices";
import type { Choice, Fields } from "@kolam/content/model/shapes/field";
import { defineForm } from "@kolam/content/model/shapes/form";
import { titles } from "#generated/en/titles.ts";
import { budgetHints, quoteBudgets } from "./budgets.ts";

export const projectTypes = [
  { value: "new-project", label: "Neuer Auftrag" },
  { value: "enhancement", label: "Erweiterung" },
] as const satisfies readonly Choice[];

export const quoteTimelines = [
  { value: "asap", label: "So bald wie möglich" },
  { value: "3-6-months", label: "In 3 bis 6 Monaten" },
  { value: "flexible", label: "Das hat Zeit" },
] as const satisfies readonly Choice[];

const [firstService, ...otherServices] = serviceIds;

/** The services, by the titles of their pages. */
export const serviceOptions = optionsFrom([
  titles[firstService],
  ...otherServices.map((id) => titles[id]),
]);

const headings = ["KONTAKT", "VORHABEN", "ANFORDERUNGEN"] as const;

/**
 * The fields of each step of the wizard, in their order on the page. The words of the steps are in
 * `pages/quote.ts`.
 */
const steps = {
  contact: {
    firstName: {
      kind: "text",
      label: "Vorname",
      required: true,
      autocomplete: "given-name",
      mail: { under: "KONTAKT", as: "Name" },
      errors: {
        valueMissing: "Geben Sie Ihren Vornamen an.",
        tooLong: `Kürzen Sie den Vornamen auf ${limits.nameCharacters} Zeichen.`,
      },
    },
    lastName: {
      kind: "text",
      label: "Nachname",
      hint: "Nur ein Name? Dann genügt hier ein Strich.",
      required: true,
      autocomplete: "family-name",
      mail: { under: "KONTAKT", as: "Name" },
      errors: {
        valueMissing: "Geben Sie Ihren Nachnamen an.",
        tooLong: `Kürzen Sie den Nachnamen auf ${limits.nameCharacters} Zeichen.`,
      },
    },
    email: {
      kind: "email",
      label: "E-Mail-Adresse",
      hint: "Hierhin senden wir das Angebot.",
      required: true,
      autocomplete: "email",
      mail: { under: "KONTAKT", as: "E-Mail" },
      errors: {
        valueMissing: "Geben Sie die E-Mail-Adresse an, an die das Angebot gehen soll.",
        typeMismatch: "An diese Adresse lässt sich nichts senden. Richtig wäre: sie@firma.de",
        tooLong: `Mehr als ${limits.emailCharacters} Zeichen hat keine E-Mail-Adresse.`,
      },
    },
    company: {
      kind: "text",
      label: "Unternehmen oder Einrichtung",
      hint: "Oder Ihr eigener Name.",
      required: true,
      autocomplete: "organization",
      mail: { under: "KONTAKT" },
      errors: {
        valueMissing: "Geben Sie an, für wen das Angebot ist.",
        tooLong: `Kürzen Sie die Angabe auf ${limits.nameCharacters} Zeichen.`,
      },
    },
    website: {
      kind: "url",
      label: "Website",
      hint: "Die Adresse, um die es geht, mit https:// am Anfang.",
      required: false,
      autocomplete: "url",
      mail: { under: "KONTAKT" },
      errors: {
        typeMismatch:
          "Schreiben Sie die Adresse vollständig, etwa https://beispiel.de, oder lassen Sie das Feld leer.",
        tooLong: `Die Adresse ist länger als ${limits.urlCharacters} Zeichen. Die Startseite genügt.`,
      },
    },
  },
  project: {
    projectType: {
      kind: "select",
      label: "Art des Vorhabens",
      required: true,
      placeholder: "Bitte wählen",
      options: projectTypes,
      mail: { under: "VORHABEN", as: "Art" },
      errors: { valueMissing: "Wählen Sie die Art des Vorhabens." },
    },
    services: {
      kind: "checkboxes",
      label: "Leistungen",
      hint: "Mindestens eine. Es verpflichtet zu nichts.",
      required: true,
      options: serviceOptions,
      mail: { under: "VORHABEN" },
      errors: {
        valueMissing: "Kreuzen Sie mindestens eine Leistung an. Geraten ist auch gut.",
      },
    },
    budget: {
      kind: "select",
      label: "Budget",
      hint: budgetHints.quote,
      required: true,
      placeholder: "Rahmen wählen",
      options: quoteBudgets,
      mail: { under: "VORHABEN" },
      errors: { valueMissing: "Wählen Sie einen Rahmen." },
    },
    timeline: {
      kind: "select",
      label: "Zeitrahmen",
      hint: "Bis wann es fertig sein soll.",
      required: true,
      placeholder: "Zeitrahmen wählen",
      options: quoteTimelines,
      mail: { under: "VORHABEN" },
      errors: { valueMissing: "Wählen Sie einen Zeitrahmen. „Das hat Zeit“ gilt auch." },
    },
  },
  requirements: {
    description: {
      kind: "textarea",
      label: "Beschreibung",
      hint: "Was geht heute nicht, das am Ende gehen soll?",
      required: true,
      mail: { under: "ANFORDERUNGEN", as: "Beschreibung" },
      errors: {
        valueMissing: "Beschreiben Sie das Vorhaben in ein paar Sätzen.",
        tooLong: `Kürzen Sie die Beschreibung auf ${limits.textCharacters} Zeichen. Längere Unterlagen bitte per E-Mail.`,
      },
    },
    goals: {
      kind: "textarea",
      label: "Ziele",
      hint: "Woran merken Sie in einem Jahr, dass es sich gelohnt hat?",
      required: true,
      mail: { under: "ANFORDERUNGEN" },
      errors: {
        valueMissing: "Nennen Sie mindestens ein Ziel.",
        tooLong: `Kürzen Sie die Ziele auf ${limits.textCharacters} Zeichen.`,
      },
    },
    competitors: {
      kind: "textarea",
      label: "Vorbilder",
      hint: "Adressen, und was dort besser geht.",
      required: false,
      mail: { under: "ANFORDERUNGEN" },
      errors: { tooLong: `Kürzen Sie die Vorbilder auf ${limits.textCharacters} Zeichen.` },
    },
  },
  review: {
    additionalInfo: {
      kind: "textarea",
      label: "Sonst noch etwas",
      hint: "Vorhandene Systeme, Fristen, Unantastbares.",
      required: false,
      mail: { under: "ANFORDERUNGEN", as: "Weiteres" },
      errors: { tooLong: `Kürzen Sie die Angaben auf ${limits.textCharacters} Zeichen.` },
    },
  },
} as const satisfies Record<string, Fields<(typeof headings)[number]>>;

/** The id of a step of the wizard. */
export type QuoteStepId = keyof typeof steps;

/** The quote request. */
export const quoteForm = defineForm({
  id: "quote",
  name: "Angebotsanfrage",
  page: "quote",
  to: "hello",
  subject: "Angebotsanfrage",
  headings,
  button: { idle: "Anfrage absenden", busy: "Wird gesendet …", done: "Abgesendet" },
  alert:
    "Die Anfrage konnte nicht gesendet werden. Ihre Angaben sind noch da, versuchen Sie es gleich noch einmal.",
  sent: {
    title: (reference) => `Ihr Vorgang: ${reference}`,
    text: (email) => `Das Angebot kommt an ${email}.`,
  },
  fields: { ...steps.contact, ...steps.project, ...steps.requirements, ...steps.review },
});

/** The name of a field of the quote form. */
export type QuoteFieldName = keyof typeof quoteForm.fields;

/** The names of the fields of a step. */
export function fieldsOfStep(step: QuoteStepId): readonly QuoteFieldName[] {
  return Object.keys(steps[step]) as QuoteFieldName[];
}
