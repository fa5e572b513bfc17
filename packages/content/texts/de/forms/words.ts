import type { RichText } from "@kolam/content/model/basics/links";
import { timings } from "@kolam/content/model/basics/timings";
import type { formWords as first } from "../../en/forms/words.ts";

const kept = "Ihre Angaben sind noch da.";

export const failureWords = {
  title: "Noch nicht gesendet",
  refused: `Der Maildienst hat die Nachricht nicht angenommen. ${kept}`,
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
    "Für einen E-Mail-Link ist der Text zu lang. Kopieren Sie ihn und fügen Sie ihn in Ihre E-Mail ein.",
} as const;

export const outcomeWords = {
  unknownTitle: "Ungewiss, ob es angekommen ist",
  broken:
    "Die Verbindung brach ab, bevor der Maildienst geantwortet hat. Die Nachricht kann angekommen sein oder nicht. Sie können sie noch einmal senden: Kommt sie doppelt an, schadet das nicht.",
  interrupted:
    "Diese Seite wurde während des Sendens geschlossen oder neu geladen. Ob die Nachricht angekommen ist, wissen wir nicht. Noch einmal zu senden ist unbedenklich: Ein Doppel wird erkannt.",
  unusable: `Der Maildienst konnte damit nichts anfangen, meist wegen der E-Mail-Adresse. Prüfen Sie diese zuerst. ${kept}`,
  tooLarge: `Die Nachricht ist länger, als der Maildienst erlaubt. Kürzen Sie sie, oder senden Sie einen Teil per E-Mail. ${kept}`,
  fileRefused: `Der Maildienst hat die Datei nicht angenommen. Wählen Sie eine PDF- oder Word-Datei ohne Makros und senden Sie noch einmal, oder schicken Sie alles samt Datei per E-Mail. ${kept}`,
  fileGone: `Die Datei lässt sich nicht mehr lesen. Sie wurde verschoben, gelöscht oder geändert, seit Sie sie gewählt haben. Wählen Sie sie erneut und senden Sie noch einmal. ${kept}`,
  sendAgain: "Noch einmal senden",
  undo: "Rückgängig machen",
} as const;

export const sentWords = {
  copy: "Ihre Angaben",
  another: "Noch eine Nachricht schreiben",
} as const;

export const errorSummary = {
  title: (count: number) =>
    count === 1 ? "Eine Angabe stimmt noch nicht" : `${count} Angaben stimmen noch nicht`,
  lead: "Wählen Sie eine, um dorthin zu springen.",
} as const;

export const draftWords = {
  restored: "Wir haben behalten, was Sie zuletzt eingegeben haben.",
  clear: "Formular leeren",
  cleared: "Das Formular ist wieder leer.",
  notKept: "Dieser Browser speichert keine Entwürfe. Senden Sie ab, bevor Sie die Seite schließen.",
  kept: "Einen Tag lang auf diesem Gerät gespeichert, bis Sie absenden oder leeren.",
  keptLong: `Bis zu ${timings.draftDays} Tage auf diesem Gerät gespeichert, bis Sie absenden oder leeren.`,
  /** The box that keeps it for longer, and whom it is not for. */
  keepLong: `${timings.draftDays} Tage lang aufbewahren`,
  shared:
    "Nicht auf einem Gerät, das auch andere benutzen. Leeren Sie dort das Formular, bevor Sie gehen.",
  sentElsewhere: "Dies wurde schon abgesendet, deshalb ist das Formular leer.",
  keptBut: (fields: string) =>
    `Zu lang, um auf diesem Gerät gespeichert zu werden: ${fields}. Senden Sie ab, bevor Sie die Seite schließen. Alles andere ist gespeichert.`,
  /** Where a field has a second answer, and beside that answer. */
  twoAnswers:
    "Zwei Antworten auf eine Frage: Wir haben beide behalten, die zweite steht unter ihrem Feld.",
  other: "Ihre andere Antwort, von vorhin oder aus einem anderen Tab",
  useOther: "Diese verwenden",
  dropOther: "Diese entfernen",
} as const;

export const formWords = {
  optional: "freiwillig",
  requiredNote: "Was nicht als freiwillig gekennzeichnet ist, brauchen wir.",
  slip: (address: string) => `Meinten Sie ${address}?`,
  useMeant: "Ja, ändern",
  sourceHere:
    "Mit ihnen kommen die Seite, die Kampagne und die Website, über die Sie hierher gelangt sind.",
  privacyNote: ["Siehe ", { text: "Datenschutzerklärung", href: "/privacy" }, "."],
  nothing: "Keine Angabe",
  reference: "Zeichen",
  source:
    "Mit einem Formular erfahren wir, auf welcher Seite es stand, welche Kampagne die Adresse Ihrer ersten Seite hier nannte und von welcher Website Sie kamen. Ihr Browser behält das nur im Arbeitsspeicher, bis Sie gehen.",
  answersFollow: "Ohne JavaScript gesendet; jede Angabe steht unten in einem eigenen Feld.",
  honeypot: "Dieses Feld bitte leer lassen",
  withoutScripts:
    "Das Formular funktioniert auch ohne JavaScript. Danach sehen Sie eine Seite, die sich bedankt.",
} as const satisfies Record<keyof typeof first, string | RichText | ((...args: never[]) => string)>;
