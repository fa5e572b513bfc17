import type { SectionStatus } from "@kolam/content/model/analyzer/analyzer-rules";
import { formatNumber } from "@kolam/content/model/basics/numbers";
import type { Some } from "@kolam/content/model/basics/types";
import { company } from "@site/facts/company";
import type { Priority, Recommendation } from "../../en/analyzer/analyzer-report.ts";

export type { Priority, Recommendation } from "../../en/analyzer/analyzer-report.ts";

const units = {
  characters: " Zeichen",
  percent: "\u00a0%",
  seconds: "\u00a0s",
  words: " Wörter",
  outOfHundred: " von 100",
} as const;

const tenths = new Intl.NumberFormat("de", {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

export const recommendations = [
  {
    priority: "high",
    figures: "meta",
    category: "Meta-Tags",
    issue: "Titel und Beschreibung sagen, was die Firma ist, nicht, was die Suchenden möchten.",
    solution:
      "Stellen Sie den gesuchten Ausdruck an den Anfang, dann den Ort, zuletzt den Namen. Kündigen Sie nur an, was die Seite hält.",
  },
  {
    priority: "high",
    figures: "speed",
    category: "Ladezeit",
    issue: "Das größte Bild kommt erst, wenn schon entschieden ist, ob man wartet oder geht.",
    solution:
      "Liefern Sie es in einem modernen Format und in der gezeigten Größe, und laden Sie alles darunter später.",
  },
  {
    priority: "medium",
    figures: "content",
    category: "Inhalt",
    issue: "Die Seite beschreibt die Leistung, beantwortet aber wenige Fragen dazu.",
    solution:
      "Ergänzen Sie die fünf Fragen, die Sie am häufigsten hören, jede mit einer kurzen, ehrlichen Antwort.",
  },
  {
    priority: "medium",
    figures: "images",
    category: "Bilder",
    issue: "Einige Bilder haben keinen Alternativtext.",
    solution:
      "Beschreiben Sie in einem Satz, was ein Bild zeigt. Bei Schmuck bleibt der Text mit Absicht leer.",
  },
  {
    priority: "low",
    figures: null,
    category: "Strukturierte Daten",
    issue: "Suchmaschinen müssen Anschrift, Öffnungszeiten und Preise erraten.",
    solution:
      "Geben Sie sie als strukturierte Daten an, mit denselben Werten, die auf der Seite stehen.",
  },
] as const satisfies Some<Recommendation>;

export const analysisWords = {
  result: {
    title: (domain: string) => `Analyse von ${domain}`,
    score: "Gesamtpunktzahl",
    outOf: "von 100",
    scoreOf: (score: number) => `${score} von 100`,
    url: "Adresse",
    parts: "Abschnitt für Abschnitt",
    issues: "Mängel",
    suggestions: "Vorschläge",
    recommendations: "Empfehlungen",
    solution: "Was zu tun ist:",
    calledFor: "Nach diesem Ergebnis angebracht",
    notCalledFor: "Nach diesem Ergebnis nicht nötig",
    notChecked: "Nicht unter den Zahlen dieses Berichts",
    noIssues: "Keine Mängel gefunden.",
  },
  statuses: { good: "Gut", warning: "Warnung", error: "Fehler" },
  priorities: { high: "Hohe Priorität", medium: "Mittlere Priorität", low: "Niedrige Priorität" },
  sections: {
    title: "Seitentitel",
    description: "Meta-Beschreibung",
    keywords: "Keywords",
    technical: "Technik",
    content: "Inhalt",
    images: "Bilder",
  },
  labels: {
    units,
    current: "Derzeit",
    length: "Länge",
    optimalRange: (from: number, to: string) => `Am besten zwischen ${from} und ${to}`,
    optimalFrom: (from: string) => `Am besten ab ${from}`,
    optimalUpTo: (to: string) => `Am besten bis ${to}`,
    optimalAll: "Am besten vollständig",
    missing: "Fehlt",
    characters: (count: number) => `${count}${units.characters}`,
    primary: "Wichtigste Keywords",
    secondary: "Weitere Keywords",
    density: "Keyword-Dichte",
    percent: (percent: number) => `${formatNumber(percent)}${units.percent}`,
    https: "HTTPS",
    mobile: "Fürs Handy geeignet",
    speed: "Ladezeit",
    seconds: (seconds: number) => `${tenths.format(seconds)}${units.seconds}`,
    wordCount: "Anzahl der Wörter",
    words: (count: number) => (count === 1 ? "1 Wort" : `${formatNumber(count)}${units.words}`),
    readability: "Lesbarkeit",
    headingStructure: "Gliederung",
    outOfHundred: (score: number) => `${score}${units.outOfHundred}`,
    total: "Bilder insgesamt",
    images: (count: number) => (count === 1 ? "1 Bild" : `${count} Bilder`),
    withAlt: "Mit Alternativtext",
    ofTotal: (part: number, total: number) => `${part} von ${total}`,
    yes: "Ja",
    no: "Nein",
  },
  report: {
    title: "Bericht der SEO-Analyse",
    generated: "Erstellt",
    by: `Erstellt mit der KI-SEO-Analyse von ${company.name}`,
    contact: `Fragen: ${company.origin}/contact`,
  },
} as const satisfies {
  statuses: Record<SectionStatus, string>;
  priorities: Record<Priority, string>;
  [part: string]: unknown;
};

export const findings = {
  titleCurrent: (length: number) => `Ein erfundener Titel mit ${length} Zeichen`,
  descriptionCurrent: (length: number) => `Eine erfundene Beschreibung mit ${length} Zeichen`,
  titleLong:
    "Der Titel ist länger als 60 Zeichen und wird in den Suchergebnissen womöglich abgeschnitten.",
  titleShort: "Der Titel ist kürzer als 30 Zeichen und lässt Platz ungenutzt.",
  titleLength: "Halten Sie den Titel zwischen 30 und 60 Zeichen.",
  titleAdvice: [
    "Beginnen Sie mit dem Ausdruck, nach dem gesucht wird.",
    "Geben Sie jeder Seite einen eigenen Titel.",
  ],
  descriptionLong: "Die Beschreibung ist länger als 160 Zeichen; ihr Ende geht verloren.",
  descriptionShort: "Die Beschreibung ist kürzer als 120 Zeichen und sagt zu wenig.",
  descriptionLength: "Halten Sie die Beschreibung zwischen 120 und 160 Zeichen.",
  descriptionAdvice: [
    "Sagen Sie, was der Besuch bringt, dann, was als Nächstes zu tun ist.",
    "Schreiben Sie einen Satz, keine Liste von Keywords.",
  ],
  primaryKeywords: ["Dienstleistungen für Unternehmen"],
  secondaryKeywords: ["Preise der Leistungen", "Kundendienst"],
  keywordAdvice: [
    "Verwenden Sie das wichtigste Keyword in den ersten hundert Wörtern.",
    "Nennen Sie die Stadt oder die Gegend, für die Sie da sind.",
    "Beantworten Sie in jedem Abschnitt eine Frage zum Thema.",
  ],
  notHttps: "Die Adresse benutzt kein HTTPS; Browser nennen sie nicht sicher.",
  notMobile: "Das Layout passt sich nicht an ein Handy an.",
  slow: (seconds: number) =>
    `Die Seite lädt ${tenths.format(seconds)}\u00a0s lang; gut sind 3\u00a0s oder weniger.`,
  useHttps: "Liefern Sie jede Seite über HTTPS aus, und leiten Sie alles andere dorthin um.",
  loadFaster: "Komprimieren Sie Bilder, und liefern Sie sie in der gezeigten Größe.",
  technicalAdvice: ["Testen Sie auf dem billigsten Handy, das Ihre Kundschaft benutzt."],
  thin: "Die Seite hat weniger als 300 Wörter.",
  headingsGood: "Eine Hauptüberschrift, Abschnitte in der richtigen Reihenfolge",
  writeMore: "Schreiben Sie mindestens 300 Wörter, wo das Thema sie verdient.",
  contentAdvice: [
    "Teilen Sie lange Absätze; drei Sätze sind reichlich.",
    "Benutzen Sie Überschriften als Gliederung, nicht als Schmuck.",
  ],
  missingAlt: (count: number) =>
    count === 1
      ? "1 Bild hat keinen Alternativtext."
      : `${count} Bilder haben keinen Alternativtext.`,
  describePictures: "Beschreiben Sie jedes Bild in einem Satz.",
  imageAdvice: [
    "Benennen Sie Dateien nach dem, was sie zeigen.",
    "Geben Sie Breite und Höhe an, damit nichts springt.",
  ],
} as const satisfies Record<string, string | readonly string[] | ((...args: never[]) => string)> & {
  keywordAdvice: Some<string>;
};
