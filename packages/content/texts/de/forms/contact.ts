import { limits } from "@kolam/content/model/basics/timings";
import { serviceIds } from "@kolam/content/model/services/services";
import { relabelled } from "@kolam/content/model/shapes/choices";
import { translated } from "@kolam/content/model/shapes/form";
import { serviceSubjects as firstNames } from "@site/first/forms/subjects";
import { titles as firstTitles } from "@site/lists/first/titles";
import { titles } from "@site/lists/words/titles";
import { budgetHints, contactBudgets } from "@site/words/forms/budgets";
import { replies } from "@site/words/forms/replies";
import { serviceSubjects } from "@site/words/forms/subjects";
import {
  contactForm as first,
  contactSubjects as firstSubjects,
  contactTimelines as firstTimelines,
} from "../../en/forms/contact.ts";

/** By the words of the first language. */
const subjects = new Map<string, string>(
  serviceIds.map((id) => [firstNames[id] ?? firstTitles[id], serviceSubjects[id] ?? titles[id]]),
).set("Other", "Etwas anderes");

const timelines = {
  ASAP: "So bald wie möglich",
  "Within 1 month": "Innerhalb eines Monats",
  "1-3 months": "In 1 bis 3 Monaten",
  "3-6 months": "In 3 bis 6 Monaten",
  "6+ months": "In mehr als 6 Monaten",
} as const satisfies Record<(typeof firstTimelines)[number]["value"], string>;

export const contactSubjects = relabelled(
  firstSubjects,
  ({ value, label }) => subjects.get(value) ?? label,
);
export const contactTimelines = relabelled(firstTimelines, ({ value }) => timelines[value]);

export const contactForm = translated(first, {
  button: { idle: "Nachricht senden", busy: "Wird gesendet\u00a0…", done: "Gesendet" },
  alert:
    "Die Nachricht konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal, oder wenden Sie sich direkt an uns.",
  sent: {
    title: (reference) => `Ihre Nachricht ist angekommen. Zeichen: ${reference}`,
    text: replies.contact,
  },
  fields: {
    name: {
      label: "Ihr Name",
      errors: {
        valueMissing: "Geben Sie Ihren Namen an, damit wir Sie ansprechen können.",
        tooLong: `Kürzen Sie den Namen auf ${limits.nameCharacters} Zeichen.`,
      },
    },
    email: {
      label: "E-Mail-Adresse",
      hint: "Hierhin kommt die Antwort.",
      errors: {
        valueMissing: "Geben Sie die E-Mail-Adresse an, an die wir antworten sollen.",
        typeMismatch: "Diese E-Mail-Adresse ist unvollständig. Richtig wäre: name@example.com",
        tooLong: `Eine E-Mail-Adresse hat höchstens ${limits.emailCharacters} Zeichen.`,
      },
    },
    company: {
      label: "Unternehmen oder Einrichtung",
      errors: { tooLong: `Kürzen Sie die Bezeichnung auf ${limits.nameCharacters} Zeichen.` },
    },
    phone: {
      label: "Telefonnummer",
      hint: "In beliebiger Schreibweise. Wir rufen nur an, wenn Sie darum bitten.",
      errors: { tooLong: `Kürzen Sie die Telefonnummer auf ${limits.phoneCharacters} Zeichen.` },
    },
    subject: {
      label: "Worum geht es?",
      placeholder: "Bitte wählen",
      options: contactSubjects,
      errors: { valueMissing: "Wählen Sie ein Thema. „Etwas anderes“ gilt auch." },
    },
    budget: {
      label: "Budget",
      hint: budgetHints.contact,
      placeholder: "Noch keines",
      options: contactBudgets,
      errors: {},
    },
    timeline: {
      label: "Zeitrahmen",
      placeholder: "Noch offen",
      options: contactTimelines,
      errors: {},
    },
    message: {
      label: "Nachricht",
      hint: "Was Sie haben, was Sie möchten, und was dem im Weg steht.",
      errors: {
        valueMissing: "Schreiben Sie Ihre Nachricht. Zwei Sätze genügen.",
        tooLong: `Kürzen Sie die Nachricht auf ${limits.textCharacters} Zeichen, oder senden Sie den Rest per E-Mail.`,
      },
    },
  },
});
