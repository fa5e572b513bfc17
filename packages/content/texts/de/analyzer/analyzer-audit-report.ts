import type { AnyStatus } from "@kolam/content/model/analyzer/analyzer-rules";
import { formatNumber } from "@kolam/content/model/basics/numbers";

export const auditReportWords = {
  saved: (name: string) => `Gespeichert als ${name}.`,
  result: {
    title: (subject: string) => `Prüfung von ${subject}`,
    badge: "Geprüft",
    score: "Gewichtete Punktzahl",
    scored:
      "Jede Prüfung hat ein Gewicht. Bestanden bringt es ganz, eine Warnung halb, ein Fehler gar nicht. Was nicht zutrifft, zählt nicht mit. Eine Seite, die nicht gefunden werden will, kommt auf höchstens 30, eine fast ohne Text auf höchstens 50.",
    overview: "Alle Prüfungen, je ein Punkt",
    again: "Zurück zum HTML",
    text: "Als Text herunterladen",
    json: "Als JSON herunterladen",
  },
  groups: {
    error: {
      title: "Zuerst beheben",
      lead: "Fehler: Sie halten eine Seite aus den Suchergebnissen fern oder lassen sie dort kaputt aussehen.",
    },
    warning: {
      title: "Danach beheben",
      lead: "Warnungen: Sie kosten Klicks oder Verständlichkeit.",
    },
    good: { title: "In Ordnung", lead: "Hier ist nichts zu tun." },
    "not-applicable": {
      title: "Trifft nicht zu",
      lead: "Dafür bräuchte es etwas, das diese Seite nicht hat.",
    },
  } satisfies Record<AnyStatus, { title: string; lead: string }>,
  faultless: {
    title: "Nichts zu beheben",
    text: "Alle zutreffenden Prüfungen sind in Ordnung. Was HTML allein nicht verrät, steht unten.",
  },
  statusNames: {
    error: "Fehler",
    warning: "Warnung",
    good: "In Ordnung",
    "not-applicable": "Trifft nicht zu",
  } satisfies Record<AnyStatus, string>,
  counted: (title: string, count: number) => `${title} (${count})`,
  ofChecks: (good: number, applicable: number) => `${good} von ${applicable} in Ordnung`,
  noChecks: "trifft nicht zu",
  check: {
    why: "Warum es zählt",
    fix: "Wie man es behebt",
    where: "Wo im Quelltext",
    weight: (weight: number) => `Gewicht: ${weight} von 10`,
    place: (line: number, column: number) => `Zeile ${line}, Spalte ${column}`,
    more: (count: number) => `${count} weitere derselben Art`,
    unlisted: (count: number) => `Und ${formatNumber(count)} weitere.`,
  },
  previews: {
    title: "Wie es aussähe",
    lead: "Aus den Worten der Seite gezeichnet. Suchmaschinen und Netzwerke können andere wählen.",
    search: "In den Suchergebnissen",
    openGraph: "In einem Netzwerk geteilt",
    twitter: "Auf X geteilt",
    noTitle: "Kein Titel",
    noDescription: "Keine Beschreibung: Die Suchmaschine wählt einen Satz.",
    noAddress: "Adresse unbekannt",
    picture: "Bild, nicht geladen",
    noPicture: "Kein Bild angegeben",
    alt: (text: string) => `Beschrieben als: ${text}`,
    from: {
      heading: "Der Titel stammt aus der ersten Überschrift.",
      content: "Die Beschreibung stammt aus dem Text.",
    },
  },
  figures: {
    title: "Zahlen",
    lead: "An der Seite gemessen, neben dem günstigsten Bereich.",
    outline: "Gliederung der Überschriften",
    noText: "(kein Text)",
    level: (level: number) => `Ebene ${level}`,
  },
  notChecked: {
    title: "Nicht geprüft",
    lead: "Das verrät HTML allein nicht; eine volle Punktzahl ist hier also nicht die ganze Wahrheit.",
  },
} as const;
