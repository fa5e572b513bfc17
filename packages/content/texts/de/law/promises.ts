import type { KeptWords, PurposeWords, SecurityWords } from "@kolam/content/model/law/law-words";

export const securityWords: SecurityWords = {
  transport: "Diese Website und ihre Formulare werden nur verschlüsselt übertragen.",
  measures: {
    twoFactor: "Unsere Postfächer öffnen sich nur mit einem zweiten Nachweis neben dem Passwort.",
    accessByRole: "Eine Nachricht kann nur lesen, wer sie für seine Arbeit braucht.",
    encryptedBackups: "Sicherungskopien sind verschlüsselt.",
    encryptedDisks: "Die Datenträger mit Ihren Nachrichten sind verschlüsselt.",
    encryptedMail: "Zwischen unseren Servern geht Post nur verschlüsselt.",
    trainedStaff: "Wer hier Nachrichten liest, ist im Datenschutz geschult.",
  },
};

export const keptWords: KeptWords = {
  title: "Wie lange Nachrichten bleiben",
  after: (duration) => `In unserem Postfach gelöscht nach: ${duration}`,
  untilLeft: "Bis Sie sich abmelden",
  afterHere: (duration) => `In unserem Postfach wird die Nachricht gelöscht nach: ${duration}.`,
  untilLeftHere: "Ihre Adresse bleibt gespeichert, bis Sie sich abmelden.",
};

export const purposeWords: PurposeWords = {
  quote:
    "Wir verwenden Ihre Angaben, um Ihr Angebot zu erstellen und mit Ihnen darüber zu sprechen.",
  application: "Wir verwenden Ihre Angaben, um Ihre Bewerbung zu prüfen.",
  newsletter: "Wir verwenden Ihre Adresse, um Ihnen den Brief zu senden, und sonst für nichts.",
  other: "Wir verwenden Ihre Angaben, um Ihnen zu antworten.",
};

export const reportWords =
  "Wenn auf einer Seite in Ihrem Browser etwas fehlschlägt, meldet die Seite das unserem eigenen Server: welche Seite es war, was für ein Fehler, und Name und Version Ihres Browsers. Das wird nur gezählt, ohne Ihre IP-Adresse, ohne Ihre Eingaben und ohne Cookies, und nach 90 Tagen ohne weitere Meldung vergessen.";
