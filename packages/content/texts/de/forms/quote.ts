import { limits } from "@kolam/content/model/basics/timings";
import type { QuoteTexts } from "@kolam/content/model/forms/quote-facts";
import { budgetHints } from "@site/words/forms/budgets";

export const quoteTexts: QuoteTexts = {
  name: "Angebotsanfrage",
  subject: "Angebotsanfrage",
  headings: { contact: "KONTAKT", project: "VORHABEN", requirements: "ANFORDERUNGEN" },
  button: { idle: "Anfrage absenden", busy: "Wird gesendet\u00a0…", done: "Abgesendet" },
  alert:
    "Die Angebotsanfrage konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal, oder wenden Sie sich direkt an uns.",
  sent: {
    title: (reference) => `Ihr Zeichen: ${reference}`,
    text: (email) => `Die Antwort kommt an ${email}.`,
  },
  fields: {
    firstName: {
      label: "Vorname",
      inMail: "Name",
      errors: {
        valueMissing: "Geben Sie Ihren Vornamen an.",
        tooLong: `Kürzen Sie den Vornamen auf ${limits.nameCharacters} Zeichen.`,
      },
    },
    lastName: {
      label: "Nachname",
      inMail: "Name",
      hint: "Sie haben nur einen Namen? Dann schreiben Sie ihn auch hier.",
      errors: {
        valueMissing: "Geben Sie Ihren Nachnamen an.",
        tooLong: `Kürzen Sie den Nachnamen auf ${limits.nameCharacters} Zeichen.`,
      },
    },
    email: {
      label: "E-Mail-Adresse",
      inMail: "E-Mail",
      hint: "Hierhin senden wir das Angebot.",
      errors: {
        valueMissing: "Geben Sie die E-Mail-Adresse an, an die das Angebot gehen soll.",
        typeMismatch: "An diese Adresse lässt sich nichts senden. Richtig wäre: name@example.com",
        tooLong: `Mehr als ${limits.emailCharacters} Zeichen hat keine E-Mail-Adresse.`,
      },
    },
    phone: {
      label: "Telefonnummer",
      hint: "Für einen Anruf, falls etwas unklar ist.",
      errors: {
        valueMissing: "Geben Sie eine Telefonnummer für Rückfragen an.",
        tooFewDigits: `Geben Sie die ganze Telefonnummer an: mindestens ${limits.phoneDigits} Ziffern.`,
        tooLong: `Kürzen Sie die Telefonnummer auf ${limits.phoneCharacters} Zeichen.`,
      },
    },
    company: {
      label: "Unternehmen oder Einrichtung",
      hint: "Oder Ihr eigener Name.",
      errors: {
        valueMissing: "Geben Sie an, für wen das Angebot ist.",
        tooLong: `Kürzen Sie die Bezeichnung auf ${limits.nameCharacters} Zeichen.`,
      },
    },
    website: {
      label: "Website",
      hint: "Ihre jetzige, mit https:// am Anfang.",
      errors: {
        typeMismatch:
          "Schreiben Sie die Adresse vollständig, etwa https://example.com, oder lassen Sie das Feld leer.",
        tooLong: `Die Adresse ist länger als ${limits.urlCharacters} Zeichen. Die Startseite genügt.`,
      },
    },
    projectType: {
      label: "Art des Vorhabens",
      inMail: "Art",
      placeholder: "Bitte wählen",
      errors: { valueMissing: "Wählen Sie die Art des Vorhabens." },
    },
    services: {
      label: "Leistungen",
      hint: "Mindestens eine, damit die Anfrage an die richtige Stelle kommt. Es verpflichtet zu nichts.",
      errors: { valueMissing: "Kreuzen Sie mindestens eine Leistung an. Geraten ist auch gut." },
    },
    budget: {
      label: "Budget",
      hint: budgetHints.quote,
      placeholder: "Rahmen wählen",
      errors: { valueMissing: "Wählen Sie einen Rahmen." },
    },
    timeline: {
      label: "Zeitrahmen",
      hint: "Bis wann es fertig sein soll.",
      placeholder: "Zeitrahmen wählen",
      errors: { valueMissing: "Wählen Sie einen Zeitrahmen. „Das hat Zeit“ gilt auch." },
    },
    description: {
      label: "Beschreibung",
      inMail: "Beschreibung",
      hint: "Was soll es am Ende geben, das es heute nicht gibt?",
      errors: {
        valueMissing: "Beschreiben Sie das Vorhaben in ein paar Sätzen.",
        tooLong: `Kürzen Sie die Beschreibung auf ${limits.textCharacters} Zeichen. Längere Unterlagen bitte per E-Mail.`,
      },
    },
    goals: {
      label: "Ziele",
      hint: "Woran merken Sie in einem Jahr, dass es sich gelohnt hat?",
      errors: {
        valueMissing: "Nennen Sie mindestens ein Ziel.",
        tooLong: `Kürzen Sie die Ziele auf ${limits.textCharacters} Zeichen.`,
      },
    },
    targetAudience: {
      label: "Zielgruppe",
      hint: "Wer es benutzt, wo und auf welchem Gerät.",
      errors: { tooLong: `Kürzen Sie die Zielgruppe auf ${limits.textCharacters} Zeichen.` },
    },
    competitors: {
      label: "Wettbewerber",
      hint: "Namen oder Adressen, und was dort besser geht.",
      errors: { tooLong: `Kürzen Sie die Wettbewerber auf ${limits.textCharacters} Zeichen.` },
    },
    additionalInfo: {
      label: "Sonst noch etwas",
      inMail: "Weiteres",
      hint: "Vorhandene Systeme, Fristen, Unantastbares.",
      errors: { tooLong: `Kürzen Sie die Angaben auf ${limits.textCharacters} Zeichen.` },
    },
  },
  projectTypes: {
    "new-project": "Neues Projekt",
    redesign: "Überarbeitung",
    enhancement: "Erweiterung",
    maintenance: "Wartung und Pflege",
    consultation: "Beratung",
  },
  timelines: {
    asap: "So bald wie möglich",
    "1-month": "Innerhalb eines Monats",
    "1-3-months": "In 1 bis 3 Monaten",
    "3-6-months": "In 3 bis 6 Monaten",
    "6-plus-months": "In mehr als 6 Monaten",
    flexible: "Das hat Zeit",
  },
};
