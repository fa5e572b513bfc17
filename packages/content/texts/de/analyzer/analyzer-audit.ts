import { auditChecks } from "@kolam/content/model/analyzer/audit-checks";
import { formatNumber } from "@kolam/content/model/basics/numbers";

export const auditFailures = {
  unreadable: (detail: string) => `Diese Seite konnte nicht geprüft werden (${detail}).`,
  crashed: (detail: string) => `Die Prüfung konnte nicht laufen${detail && ` (${detail})`}.`,
  tooLong: (seconds: number) =>
    `Die Prüfung wurde nach ${seconds} Sekunden abgebrochen. Versuchen Sie es mit einem kleineren Teil der Seite.`,
} as const;

export const auditWords = {
  intro: `${auditChecks} Prüfungen zu Titeln, Robots-Regeln, Überschriften, Links, Bildern, Vorschaukarten und strukturierten Daten, jede mit der Zeile, die zu ändern ist.`,
  privacy: {
    title: "Nichts verlässt Ihren Browser",
    text: "Die eingefügte Seite wird hier auf Ihrem eigenen Gerät als Text gelesen. Ihre Skripte laufen nicht, und ihre Bilder werden nicht geladen.",
  },
  form: {
    html: {
      label: "Das HTML der Seite",
      hint: "Im Browser: Seitenquelltext anzeigen, alles auswählen, kopieren. Fügen Sie ihn hier ein, oder ziehen Sie eine gespeicherte Datei hierher.",
      placeholder: "<html>",
      empty: "Fügen Sie das HTML einer Seite ein, oder wählen Sie eine gespeicherte Datei.",
    },
    file: {
      label: "Oder eine gespeicherte Seite",
      formats: "HTML, bis 20\u00a0MB",
      description: "Wählen Sie im Browser „Speichern unter“, dann HTML.",
    },
    url: {
      label: "Adresse der Seite",
      optional: "(freiwillig)",
      hint: "Damit lassen sich Canonical, hreflang und interne Links prüfen. Sie wird nur verglichen, nicht geladen.",
      placeholder: "https://example.com/seite",
      invalid:
        "Schreiben Sie die vollständige Adresse, etwa https://example.com/seite, oder lassen Sie sie weg.",
    },
    audit: "Diese Seite prüfen",
    auditing: "Wird geprüft\u00a0…",
    cancel: "Abbrechen",
    example: "Beispiel einfügen",
    drop: "Zum Auswählen hier ablegen",
  },
  held: {
    pasted: "Eingefügte Seite",
    file: "Gewählte Datei",
    facts: (size: string, lines: number) =>
      lines > 1 ? `${size}, ${formatNumber(lines)} Zeilen` : size,
    pastedNote:
      "Steht nicht im Textfeld, das bei langen Texten langsam wird. Die Prüfung liest alles.",
    fileNote:
      "Die Prüfung liest diese Datei. Nehmen Sie sie zurück, um stattdessen Text einzufügen.",
    remove: "Zurücknehmen",
  },
  stages: { reading: "Die Seite wird gelesen", auditing: "Die Prüfungen laufen" },
  status: {
    finished: (score: number, label: string, faults: number) =>
      `Prüfung fertig: ${score} von 100, ${label}. ${faults === 0 ? "Nichts zu beheben." : faults === 1 ? "Ein Mangel zu beheben." : `${faults} Mängel zu beheben.`}`,
    cancelled: "Die Prüfung wurde abgebrochen.",
  },
  refused: {
    title: "Diese Seite konnte nicht geprüft werden",
    failed:
      "Die Prüfung konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
  },
} as const;
