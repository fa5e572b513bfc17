import { timings } from "@kolam/content/model/basics/timings";
import type { StorageWords } from "@kolam/content/model/law/law-words";

export const storageWords: StorageWords = {
  intro:
    "Die Website selbst setzt keine Cookies. Ihr Browser bewahrt für sie Folgendes auf, und nichts anderes. Wir lesen nichts davon; mit einem Formular, das Sie absenden, kommt seine eigene Nummer mit.",
  caption: "Was Ihr Browser für diese Website aufbewahrt",
  columns: { what: "Wofür", where: "Wo", until: "Wie lange" },
  places: { device: "im Browser", tab: "im Tab" },
  things: {
    theme: {
      what: "Ob Sie die helle oder die dunkle Darstellung gewählt haben",
      until: "bis Sie wieder die des Geräts wählen",
    },
    scroll: {
      what: "Wie weit Sie gescrollt hatten, für den Weg zurück",
      until: "bis Sie den Tab schließen",
    },
    draft: {
      what: "Ein angefangenes Formular, ohne seine Dateien",
      until: `bis Sie es absenden oder leeren; im Browser einen Tag, oder ${timings.draftDays}, wenn Sie das ankreuzen, im Tab höchstens ${timings.draftDays}`,
    },
    attempt: {
      what: "Dass ein Formular unterwegs ist, falls die Verbindung abreißt",
      until: `bis feststeht, dass es angekommen ist, höchstens ${timings.draftDays} Tage`,
    },
    sent: {
      what: "Die Nummern der letzten 50 abgesendeten Formulare, damit keines doppelt ankommt",
      until: `${timings.draftDays} Tage`,
    },
    quoteSent: {
      what: "Dass eine Angebotsanfrage abgesendet ist, damit der Weg zurück eine neue beginnt",
      until: "bis Sie den Tab schließen",
    },
    reloaded: {
      what: "Die Seite, die nach einer neuen Fassung neu geladen wurde, damit es dabei bleibt",
      until: "bis Sie den Tab schließen",
    },
    consent: {
      what: "Ihre Antwort auf die Frage nach der Zählung, mit ihrem Tag",
      until: "12 Monate, dann fragen wir wieder",
    },
    frames: {
      what: "Wessen Filme, Karten oder Kalender Sie immer sehen möchten",
      until: "12 Monate, oder bis Sie es unten zurücknehmen",
    },
  },
  clearing: "All das ist weg, wenn Sie in Ihrem Browser die Daten dieser Website löschen.",
};
