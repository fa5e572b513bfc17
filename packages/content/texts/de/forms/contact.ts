import { limits } from "@kolam/content/model/basics/timings";
import type { ContactTexts } from "@kolam/content/model/forms/contact-facts";
import { budgetHints } from "@site/words/forms/budgets";
import { replies } from "@site/words/forms/replies";

export const contactTexts: ContactTexts = {
  name: "Kontaktformular",
  subject: "Kontaktformular: ",
  headings: { contact: "KONTAKT", project: "VORHABEN", message: "NACHRICHT" },
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
      inMail: "Name",
      errors: {
        valueMissing: "Geben Sie Ihren Namen an, damit wir Sie ansprechen können.",
        tooLong: `Kürzen Sie den Namen auf ${limits.nameCharacters} Zeichen.`,
      },
    },
    email: {
      label: "E-Mail-Adresse",
      inMail: "E-Mail",
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
      errors: {
        tooFewDigits: `Eine Telefonnummer hat mindestens ${limits.phoneDigits} Ziffern. Ergänzen Sie sie, oder lassen Sie das Feld leer.`,
        tooLong: `Kürzen Sie die Telefonnummer auf ${limits.phoneCharacters} Zeichen.`,
      },
    },
    subject: {
      label: "Worum geht es?",
      inMail: "Thema",
      placeholder: "Bitte wählen",
      errors: { valueMissing: "Wählen Sie ein Thema. „Etwas anderes“ gilt auch." },
    },
    budget: {
      label: "Budget",
      hint: budgetHints.contact,
      placeholder: "Noch keines",
      errors: {},
    },
    timeline: {
      label: "Zeitrahmen",
      placeholder: "Noch offen",
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
  otherSubject: "Etwas anderes",
  timelines: {
    asap: "So bald wie möglich",
    "1-month": "Innerhalb eines Monats",
    "1-3-months": "In 1 bis 3 Monaten",
    "3-6-months": "In 3 bis 6 Monaten",
    "6-plus-months": "In mehr als 6 Monaten",
  },
};
