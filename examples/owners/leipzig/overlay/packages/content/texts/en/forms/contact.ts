import { limits } from "@kolam/content/model/basics/timings";
import { serviceIds } from "@kolam/content/model/services/services";
import { optionsFrom } from "@kolam/content/model/shapes/choices";
import { defineForm } from "@kolam/content/model/shapes/form";
import { titles } from "#generated/en/titles.ts";
import { promises } from "../claims.ts";
import { budgetHints, contactBudgets } from "./budgets.ts";

const [firstService, ...otherServices] = serviceIds;

export const contactSubjects = optionsFrom([
  titles[firstService],
  ...otherServices.map((id) => titles[id]),
  "Etwas anderes",
]);

export const contactTimelines = optionsFrom([
  "So bald wie möglich",
  "In den nächsten drei Monaten",
  "Später",
]);

/** The contact form, with its fields in their order on the page. */
export const contactForm = defineForm({
  id: "contact",
  name: "Kontaktformular",
  page: "contact",
  to: "hello",
  subject: "Kontaktformular: ",
  headings: ["KONTAKT", "VORHABEN", "NACHRICHT"],
  button: { idle: "Nachricht senden", busy: "Wird gesendet …", done: "Gesendet" },
  alert:
    "Die Nachricht konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal, oder rufen Sie an.",
  sent: {
    title: (reference) => `Ihre Nachricht ist angekommen. Vorgang: ${reference}`,
    text: (email) =>
      `Wir antworten ${promises.read} an ${email}. Wenn Sie bis dahin nichts gehört haben, rufen Sie bitte an.`,
  },
  fields: {
    name: {
      kind: "text",
      label: "Ihr Name",
      required: true,
      autocomplete: "name",
      mail: { under: "KONTAKT", as: "Name" },
      errors: {
        valueMissing: "Geben Sie Ihren Namen an, damit wir Sie ansprechen können.",
        tooLong: `Kürzen Sie den Namen auf ${limits.nameCharacters} Zeichen.`,
      },
    },
    email: {
      kind: "email",
      label: "E-Mail-Adresse",
      hint: "Hierhin kommt die Antwort.",
      required: true,
      autocomplete: "email",
      mail: { under: "KONTAKT", as: "E-Mail" },
      errors: {
        valueMissing: "Geben Sie die E-Mail-Adresse an, an die wir antworten sollen.",
        typeMismatch: "Diese E-Mail-Adresse ist unvollständig. Richtig wäre: name@beispiel.de",
        tooLong: `Eine E-Mail-Adresse hat höchstens ${limits.emailCharacters} Zeichen.`,
      },
    },
    company: {
      kind: "text",
      label: "Unternehmen oder Einrichtung",
      required: false,
      autocomplete: "organization",
      mail: { under: "KONTAKT" },
      postedApart: true,
      errors: { tooLong: `Kürzen Sie die Bezeichnung auf ${limits.nameCharacters} Zeichen.` },
    },
    phone: {
      kind: "tel",
      label: "Telefonnummer",
      hint: "Wir rufen nur an, wenn Sie darum bitten.",
      required: false,
      autocomplete: "tel",
      mail: { under: "KONTAKT" },
      postedApart: true,
      errors: { tooLong: `Kürzen Sie die Telefonnummer auf ${limits.phoneCharacters} Zeichen.` },
    },
    subject: {
      kind: "select",
      label: "Worum geht es?",
      required: true,
      placeholder: "Bitte wählen",
      options: contactSubjects,
      mail: { under: "VORHABEN", as: "Thema" },
      inSubject: true,
      errors: { valueMissing: "Wählen Sie ein Thema. „Etwas anderes“ gilt auch." },
    },
    budget: {
      kind: "select",
      label: "Budget",
      hint: budgetHints.contact,
      required: false,
      placeholder: "Noch keines",
      options: contactBudgets,
      mail: { under: "VORHABEN" },
      errors: {},
    },
    timeline: {
      kind: "select",
      label: "Zeitrahmen",
      required: false,
      placeholder: "Noch offen",
      options: contactTimelines,
      mail: { under: "VORHABEN" },
      errors: {},
    },
    message: {
      kind: "textarea",
      label: "Nachricht",
      hint: "Am besten mit der Adresse Ihrer Website.",
      required: true,
      mail: { under: "NACHRICHT" },
      errors: {
        valueMissing: "Schreiben Sie Ihre Nachricht. Zwei Sätze genügen.",
        tooLong: `Kürzen Sie die Nachricht auf ${limits.textCharacters} Zeichen, oder senden Sie den Rest per E-Mail.`,
      },
    },
  },
});
