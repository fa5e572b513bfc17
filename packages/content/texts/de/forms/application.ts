import { limits } from "@kolam/content/model/basics/timings";
import type { ApplicationTexts } from "@kolam/content/model/forms/application-facts";
import { mailboxes } from "@site/facts/channels";
import { promises } from "@site/words/claims";

const formats = `PDF, DOC oder DOCX, höchstens ${limits.resumeMegabytes}\u00a0MB.`;
const tooLarge = `Die Datei ist größer als ${limits.resumeMegabytes}\u00a0MB.`;

export const applicationTexts: ApplicationTexts = {
  name: "Bewerbung",
  subject: "Bewerbung: ",
  headings: {
    applicant: "BEWERBUNG",
    position: "STELLE",
    letter: "ANSCHREIBEN",
    resume: "LEBENSLAUF",
  },
  note: (reference) =>
    `Der Lebenslauf ist nicht angehängt. Wer sich beworben hat, wurde gebeten, ihn mit dem Zeichen ${reference} per E-Mail zu schicken. Kommt nichts an, fragen Sie bitte nach.`,
  plainNote: "Der Lebenslauf ist nicht angehängt: Er kommt per E-Mail.",
  button: {
    idle: "Bewerbung absenden",
    busy: "Wird gesendet\u00a0…",
    done: "Bewerbung abgesendet",
  },
  alert: `Die Bewerbung konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal, oder schreiben Sie direkt an ${mailboxes.careers.address}`,
  sent: {
    title: (reference) => `Ihre Bewerbung ist angekommen. Ihr Zeichen: ${reference}`,
    text: (email) =>
      `Ein Mensch liest sie. Die Antwort kommt an ${email}, ${promises.applicationReply}.`,
  },
  fields: {
    name: {
      label: "Vor- und Nachname",
      inMail: "Name",
      hint: "So, wie Sie einen Brief unterschreiben.",
      errors: {
        valueMissing: "Geben Sie Ihren vollen Namen an.",
        tooLong: `Kürzen Sie den Namen auf ${limits.nameCharacters} Zeichen.`,
      },
    },
    email: {
      label: "E-Mail-Adresse",
      inMail: "E-Mail",
      hint: `Hierhin kommt die Antwort, ${promises.applicationReply}.`,
      errors: {
        valueMissing: "Geben Sie Ihre E-Mail-Adresse an, sonst können wir Sie nicht einladen.",
        typeMismatch:
          "Prüfen Sie die E-Mail-Adresse: Sie braucht ein @ und eine Domain, wie in name@example.com.",
        tooLong: `Die E-Mail-Adresse ist länger als ${limits.emailCharacters} Zeichen. Nehmen Sie eine andere.`,
      },
    },
    phone: {
      label: "Telefonnummer",
      hint: "Am besten mit Landesvorwahl.",
      errors: {
        tooFewDigits: `Diese Telefonnummer hat weniger als ${limits.phoneDigits} Ziffern. Ergänzen Sie sie, oder lassen Sie das Feld leer.`,
        tooLong: `Eine Telefonnummer genügt: höchstens ${limits.phoneCharacters} Zeichen.`,
      },
    },
    position: {
      label: "Stelle",
      placeholder: "Bitte wählen",
      errors: { valueMissing: "Wählen Sie die Stelle, auf die Sie sich bewerben." },
    },
    experience: {
      label: "Berufserfahrung",
      hint: "Jahre in dieser Art von Arbeit, Praktika eingeschlossen.",
      placeholder: "Bitte wählen",
      errors: { valueMissing: "Wählen Sie, wie viele Jahre Erfahrung Sie haben." },
    },
    availability: {
      label: "Verfügbar ab",
      hint: "Kündigungsfrist oder frühester Termin.",
      errors: { tooLong: `Kürzen Sie die Angabe auf ${limits.nameCharacters} Zeichen.` },
    },
    portfolio: {
      label: "Arbeitsproben oder Profil",
      inMail: "Arbeitsproben",
      hint: "Eine Website, ein Repository, ein Profil, mit https:// am Anfang.",
      errors: {
        typeMismatch:
          "Schreiben Sie die ganze Adresse, etwa https://example.com/portfolio, oder lassen Sie das Feld leer.",
        tooLong: `Nehmen Sie einen kürzeren Link: höchstens ${limits.urlCharacters} Zeichen.`,
      },
    },
    resume: {
      label: "Lebenslauf (erforderlich, per E-Mail)",
      inMail: "Gewählte Datei",
      hint: `${formats} Das Formular sendet nur den Namen der Datei. Die Datei selbst schicken Sie danach per E-Mail.`,
      errors: {
        wrongType:
          "Wählen Sie eine PDF-, DOC- oder DOCX-Datei, oder schicken Sie sie nach dem Absenden per E-Mail.",
        tooLarge: `${tooLarge} Wählen Sie eine kleinere, oder schicken Sie sie nach dem Absenden per E-Mail.`,
        empty:
          "Die Datei ist leer. Wählen Sie eine andere, oder schicken Sie sie nach dem Absenden per E-Mail.",
      },
    },
    coverLetter: {
      label: "Anschreiben",
      hint: "Was Sie gemacht haben, was einmal schiefging, warum hier. Eine halbe Seite.",
      errors: {
        valueMissing: "Schreiben Sie ein paar Zeilen über Ihre Arbeit.",
        tooLong: `Kürzen Sie das Anschreiben auf ${limits.textCharacters} Zeichen.`,
      },
    },
  },
  experiences: {
    "0-1": "0 bis 1 Jahr",
    "2-3": "2 bis 3 Jahre",
    "4-5": "4 bis 5 Jahre",
    "6-8": "6 bis 8 Jahre",
    "9+": "9 Jahre oder mehr",
  },
  openApplication: "Initiativbewerbung",
  withFile: {
    note: "Die Datei ist angehängt. Fehlt sie, fragen Sie bitte nach.",
    plainNote: "Der Lebenslauf ist angehängt.",
    resume: {
      label: "Lebenslauf",
      hint: `${formats} Er wird mit diesem Formular gesendet.`,
      errors: {
        valueMissing:
          "Wählen Sie Ihren Lebenslauf. Ein Browser vergisst die Datei, wenn die Seite neu geladen wird.",
        wrongType: "Wählen Sie eine PDF-, DOC- oder DOCX-Datei.",
        tooLarge: `${tooLarge} Wählen Sie eine kleinere.`,
        empty: "Die Datei ist leer. Wählen Sie eine andere.",
      },
    },
  },
};

export const namedResume = {
  before: `Ihr Lebenslauf wird nicht hochgeladen. Nach dem Absenden bekommen Sie ein Zeichen; schicken Sie die Datei mit diesem Zeichen im Betreff an ${mailboxes.careers.address}.`,
  chosen: (file: string) => `Gewählt: ${file}. Die Datei bleibt auf Ihrem Gerät.`,
  remove: "Datei entfernen",
  after: (reference: string) =>
    `Eines fehlt noch: Schicken Sie Ihren Lebenslauf mit ${reference} im Betreff an ${mailboxes.careers.address}. Die Datei haben wir noch nicht.`,
  mailSubject: (reference: string, name: string) => `Lebenslauf ${reference}: ${name}`,
  mailLink: "Lebenslauf per E-Mail senden",
} as const;

export const attachedResume = {
  before: "Wir bewahren ihn mit Ihrer Bewerbung auf.",
  chosen: (file: string) => `Gewählt: ${file}. Die Datei wird mit diesem Formular gesendet.`,
  remove: namedResume.remove,
} as const;

export const applicationSuccess = {
  title: "Bewerbung angekommen",
  text: `Ein Mensch liest sie, und Sie hören von uns ${promises.applicationReply}.`,
  reference: (reference: string) => `Ihr Zeichen: ${reference}`,
  returning: "Gleich erscheint wieder die Seite mit den Stellen.",
} as const;
