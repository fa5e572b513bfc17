import type { RichText } from "@kolam/content/model/basics/links";
import { timings } from "@kolam/content/model/basics/timings";

/** The message on the page after sending failed, in addition to the alert. */
export const failureWords = {
  title: "Noch nicht gesendet",
  refused: "Der Mailserver hat die Nachricht nicht angenommen. Ihre Angaben sind noch da.",
  busy: "Gerade kommen zu viele Nachrichten an. Warten Sie eine Minute und versuchen Sie es dann noch einmal; es geht nichts verloren.",
  offline:
    "Sie sind offenbar offline. Wir behalten, was Sie geschrieben haben; senden Sie es, wenn die Verbindung wieder da ist.",
  unknown: `Nach ${timings.sendTimeoutMs / 1000} Sekunden kam keine Antwort. Ob die Nachricht angekommen ist, wissen wir nicht. Senden Sie sie noch einmal oder per E-Mail: lieber doppelt als gar nicht.`,
  retry: "Noch einmal versuchen",
  mail: "Per E-Mail senden",
  copy: "Text kopieren",
  copied: "Kopiert. Sie können den Text überall einfügen.",
  copyFailed: "Das Kopieren wurde nicht erlaubt. Markieren Sie den Text unten.",
  tooLongForMail:
    "Für einen E-Mail-Verweis ist der Text zu lang. Kopieren Sie ihn und fügen Sie ihn in Ihre E-Mail ein.",
} as const;

/**
 * Messages about a submission with an unknown or a bad outcome, and about undoing a cleared form.
 */
export const outcomeWords = {
  unknownTitle: "Ungewiss, ob es angekommen ist",
  broken:
    "Die Verbindung brach ab, bevor der Mailserver geantwortet hat. Sie können die Nachricht noch einmal senden: Kommt sie doppelt an, schadet das nicht.",
  interrupted:
    "Diese Seite wurde während des Sendens geschlossen oder neu geladen. Noch einmal zu senden ist unbedenklich: Ein Doppel wird erkannt.",
  unusable:
    "Der Mailserver konnte damit nichts anfangen, meist wegen der E-Mail-Adresse. Prüfen Sie diese zuerst. Alles andere steht noch im Formular.",
  tooLarge:
    "Die Nachricht ist länger, als der Mailserver erlaubt. Kürzen Sie sie, oder senden Sie einen Teil per E-Mail.",
  fileRefused:
    "Der Mailserver hat die Datei nicht angenommen. Wählen Sie eine PDF- oder Word-Datei ohne Makros, oder schicken Sie alles per E-Mail.",
  sendAgain: "Noch einmal senden",
  undo: "Rückgängig machen",
} as const;

/** Shown after a form was sent. */
export const sentWords = { copy: "Ihre Angaben", another: "Noch etwas schreiben" } as const;

/** The summary that takes focus when a form has invalid answers. */
export const errorSummary = {
  title: (count: number) =>
    count === 1 ? "Eine Angabe stimmt noch nicht" : `${count} Angaben stimmen noch nicht`,
  lead: "Wählen Sie eine, um dorthin zu springen.",
} as const;

/** Messages about the draft that is saved on the visitor's device. */
export const draftWords = {
  restored: "Wir haben behalten, was Sie zuletzt eingegeben haben.",
  clear: "Formular leeren",
  cleared: "Das Formular ist wieder leer.",
  notKept: "Dieser Browser speichert keine Entwürfe. Senden Sie ab, bevor Sie die Seite schließen.",
  kept: `Bis zu ${timings.draftDays} Tage auf diesem Gerät gespeichert, bis Sie absenden oder leeren.`,
  sentElsewhere: "Diese Anfrage ist schon abgesendet, deshalb ist das Formular leer.",
} as const;

/** Words that all forms have in common. */
export const formWords = {
  optional: "freiwillig",
  requiredNote: "Was nicht als freiwillig gekennzeichnet ist, brauchen wir.",
  slip: (address: string) => `Meinten Sie ${address}?`,
  useMeant: "Ja, ändern",
  sourceHere:
    "Mit ihnen kommen die Seite, die Kampagne und die Website, über die Sie hierher gelangt sind.",
  privacyNote: ["Siehe ", { text: "Datenschutzerklärung", href: "/privacy" }, "."],
  /** The message of a form without scripts, for a mail service that knows no templates. */
  answersFollow: "Ohne JavaScript gesendet; jede Angabe steht unten in einem eigenen Feld.",
  /** The hidden field that only bots fill in. */
  nothing: "Keine Angabe",
  reference: "Zeichen",
  source:
    "Mit einem Formular erfahren wir, auf welcher Seite es stand, welche Kampagne die Adresse Ihrer ersten Seite nannte und von welcher Website Sie kamen. Ihr Browser behält das nur im Arbeitsspeicher, bis Sie gehen.",
  honeypot: "Dieses Feld bitte leer lassen",
  withoutScripts:
    "Das Formular geht auch ohne JavaScript. Danach sehen Sie eine Seite, die sich bedankt.",
} as const satisfies Record<string, string | RichText | ((...args: never[]) => string)>;
