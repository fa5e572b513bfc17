import { formatNumber } from "@kolam/content/model/basics/numbers";
import { dataChecks } from "./audit/data-checks.ts";
import { headChecks } from "./audit/head-checks.ts";
import { notChecked } from "./audit/not-checked.ts";
import { textChecks } from "./audit/text-checks.ts";
import { valueChecks } from "./audit/value-checks.ts";

/** All that the audit of a page says. The checks across a whole site are the command's, in English. */
export const auditTexts = {
  groups: {
    snippet: "Titel und Beschreibung",
    indexing: "Indexierung",
    document: "Dokument",
    content: "Überschriften und Text",
    links: "Links",
    images: "Bilder",
    social: "Vorschaukarten",
    "structured-data": "Strukturierte Daten",
    weight: "Gewicht und Markup",
  },
  common: {
    unlisted: "Die Seite bleibt aus den Suchergebnissen heraus.",
    dense: "In dieser Schrift entscheidet die Breite.",
    noLinks: "Es gibt keine Links.",
    noImages: "Es gibt keine Bilder.",
    noHeadings: "Es gibt keine Überschriften.",
    noJsonLd: "Es gibt kein JSON-LD.",
    swallowed: "Der größte Teil der Seite ist verloren: siehe „Lesbares HTML“.",
    redirect: "Die Seite führt nur zu einer anderen.",
    fragment: "Dies ist ein Teil einer Seite.",
    off: "In den Einstellungen abgeschaltet.",
  },
  checks: { ...headChecks, ...textChecks, ...dataChecks, ...valueChecks },
  refusals: {
    empty: "Es gibt noch nichts zu prüfen: Die Eingabe ist leer.",
    verification:
      "Mit dieser Datei prüft eine Suchmaschine oder ein Dienst, wem eine Website gehört; eine Seite ist sie nicht. Sie braucht keine Prüfung.",
    "too-large": (megabytes: number, most: number) =>
      `Die Eingabe hat ${formatNumber(megabytes)}\u00a0MB. Geprüft werden Seiten bis ${most}\u00a0MB; Suchmaschinen hören noch früher auf (Googlebot bei 2\u00a0MB).`,
    format: (name: string) =>
      `Dies ist ${name}, kein HTML. Speichern Sie die Seite zuerst als HTML.`,
    formats: {
      pdf: "ein PDF-Dokument",
      zip: "ein ZIP-Archiv oder ein Office-Dokument",
      png: "ein PNG-Bild",
      gif: "ein GIF-Bild",
      riff: "ein WebP-Bild oder eine Mediendatei",
      gzip: "eine komprimierte Datei (gzip)",
    },
    undecodable:
      "Vieles hiervon ist kein Text in der Kodierung, die die Seite oder ihr Header nennt. Nennen Sie die, in der sie gespeichert wurde.",
    binary:
      "Dies sieht nach einer Binärdatei aus, nicht nach HTML. Nehmen Sie den Quelltext der Seite oder eine gespeicherte .html-Datei.",
    "not-html":
      "Dies ist bloßer Text ohne ein HTML-Tag: Nehmen Sie den Quelltext der Seite (im Browser: Seitenquelltext anzeigen), nicht ihren Text oder ihre Adresse.",
    comment:
      "Dies ist nur ein Kommentar, von dem Browser nichts zeigen: Nehmen Sie den Quelltext der ganzen Seite.",
    xml: "Dies ist XML, etwa eine Sitemap oder ein Feed, und keine Seite in HTML: Nehmen Sie den Quelltext einer Seite.",
    json: "Dies ist JSON, also Daten für Programme und keine Seite: Nehmen Sie den Quelltext der Seite (im Browser: Seitenquelltext anzeigen).",
    "no-content":
      "Dies ist ein Teil einer Seite, in dem nichts zu lesen oder zu sehen ist: Nehmen Sie den Quelltext der ganzen Seite oder einen Teil mit Inhalt.",
    "too-many-elements": (most: number) =>
      `Diese Seite hat mehr als ${formatNumber(most)} Elemente. Kein Browser zeigt das in vernünftiger Zeit; prüfen Sie eine kleinere Seite.`,
    "too-deep": (most: number) =>
      `Elemente dieser Seite sind mehr als ${formatNumber(most)} Ebenen tief verschachtelt. Browser hören bei 512 auf; suchen Sie nach Tags, die geöffnet und nie geschlossen werden.`,
  },
  notChecked,
  untitled: "Seite ohne Titel",
  report: {
    heading: "SEO-Prüfung des HTML einer Seite",
    page: "Seite",
    date: "Datum",
    score: "Punktzahl",
    of: "von 100",
    faults: "Mängel",
    title: "Titel im Suchergebnis",
    description: "Beschreibung im Suchergebnis",
    notChecked: "Nicht geprüft: was HTML allein nicht verrät",
    weight: "Gewicht",
    why: "Warum",
    fix: "Abhilfe",
    line: "Zeile",
    column: "Spalte",
    more: "Weitere Stellen",
    statuses: {
      good: "gut",
      warning: "Warnung",
      error: "Fehler",
      "not-applicable": "trifft nicht zu",
    },
    counted: { error: ["Fehler", "Fehler"], warning: ["Warnung", "Warnungen"] },
  },
};
