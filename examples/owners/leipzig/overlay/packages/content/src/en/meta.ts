import type { PageId } from "@kolam/content/model/pages/paths";
import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { prices } from "@kolam/content/model/services/told-prices";
import { company } from "#facts/company.ts";
import { claims, promises } from "./claims.ts";

const { name, city } = company;

/** Title, description and keywords of every fixed page and of the not-found page. */
export const pageWords = {
  home: {
    title: `${name}: Ihre Website, in Ordnung gebracht`,
    description: `Wir prüfen und verbessern bestehende Websites: barrierefrei und datenschutzkonform. ${claims.home[0].value} Websites seit ${company.founded}, Büros in ${city} und Halle.`,
    keywords: [`Barrierefreiheit ${city}`, "Website prüfen lassen", name],
  },
  about: {
    title: titled("Über uns: neun Leute, zwei Büros"),
    description: `Wer bei ${name} ans Telefon geht, warum wir keine neuen Websites bauen und weshalb bei uns ein Mann mit Screenreader das letzte Wort hat.`,
    keywords: [`Agentur ${city}`, "Agentur Halle", `${name} Team`],
  },
  services: {
    title: titled("Leistungen und Preise"),
    description:
      "Zwei Leistungen: was eine Prüfung enthält und kostet, wann es eine Abschätzung braucht und in welchem Fall Sie uns gar nicht brauchen. Ohne Paketnamen.",
    keywords: ["Website-Prüfung Preis", "BITV-Test Kosten", "DSFA Kosten"],
  },
  barrierefreiheitspruefung: {
    title: "Barrierefreiheitsprüfung nach BITV und WCAG 2.2",
    description: `Geprüft mit Tastatur, Screenreader und Menschen, die beides täglich brauchen. Jeder Befund mit Fundstelle und Vorschlag. Ab ${prices.barrierefreiheitspruefung.text}, in drei Wochen.`,
    keywords: ["BITV-Test", "WCAG-Prüfung", `Barrierefreiheit Website ${city}`],
  },
  datenschutzfolgenabschaetzung: {
    title: "Datenschutzfolgenabschätzung für Websites",
    description:
      "Wann Artikel 35 DSGVO sie verlangt, was hineingehört und wer unterschreibt. Wir erheben, bewerten und schreiben auf, gemeinsam mit Ihrer Beauftragten.",
    keywords: ["DSFA Website", "Artikel 35 DSGVO", `Datenschutz Agentur ${city}`],
  },
  blog: {
    title: titled("Notizen aus der Prüfung"),
    description:
      "Kurze Beiträge über Barrierefreiheit, Auffindbarkeit und Datenschutz, geschrieben nach der Arbeit an Websites, die es schon gibt und die bleiben sollen.",
    keywords: ["Blog Barrierefreiheit", "Blog Datenschutz"],
  },
  careers: {
    title: titled("Arbeiten am Lindenhof"),
    description:
      "Zurzeit suchen wir niemanden. Wer trotzdem schreibt, bekommt eine Antwort von einem Menschen und auf Wunsch einen Kaffee in Leipzig oder in Halle.",
    keywords: [`Jobs Agentur ${city}`, "Jobs Barrierefreiheit"],
  },
  contact: {
    title: `Kontakt zu ${name} in ${city} und Halle`,
    description: `Telefon, E-Mail und zwei Büros zum Klingeln. Wer schreibt, bekommt ${promises.read} eine Antwort von jemandem, der die Frage verstanden hat.`,
    keywords: [`${name} Telefon`, `Agentur ${city} Kontakt`, "Agentur Halle Kontakt"],
  },
  quote: {
    title: "Angebot anfordern: Preis und Termin in drei Tagen",
    description: `Vier kurze Schritte, etwa sechs Minuten. ${promises.quote.replace("i", "I")} haben Sie einen Preis, einen Termin und die Begründung für beides. Kostenlos.`,
    keywords: ["Angebot BITV-Test", "Angebot Datenschutz Website"],
  },
  portfolio: {
    title: titled("Projekte mit Vorher und Nachher"),
    description:
      "Das Kundenportal der Stadtwerke: was nicht ging, was wir getan haben, was heute geht und wie lange es gedauert hat. Mit der Zahl, auf die es ankam.",
    keywords: ["Barrierefreiheit Beispiele", "BITV Referenzen"],
  },
  "seo-analyzer": {
    title: titled("Eine Seite selbst prüfen"),
    description:
      "Fügen Sie den Quelltext einer Seite ein. Die Prüfung läuft in Ihrem Browser, und nichts davon wird übertragen. Das Ergebnis steht sofort darunter.",
    keywords: ["SEO-Prüfung", "HTML prüfen"],
  },
  impressum: {
    title: titled("Impressum"),
    description: "Anbieterkennzeichnung nach § 5 DDG.",
    keywords: ["Impressum"],
  },
  privacy: {
    title: titled("Datenschutzerklärung"),
    description:
      "Welche Daten beim Besuch dieser Website und beim Absenden eines Formulars anfallen, auf welcher Rechtsgrundlage, wie lange, und welche Rechte Sie haben.",
    keywords: ["Datenschutzerklärung"],
  },
  terms: {
    title: titled("Allgemeine Geschäftsbedingungen"),
    description:
      "Worauf Sie sich verlassen können und was wir von Ihnen brauchen: Angebot, Mitwirkung, Abnahme, Vergütung, Nutzungsrechte, Gewährleistung und Haftung.",
    keywords: ["AGB"],
  },
  accessibility: {
    title: titled("Erklärung zur Barrierefreiheit"),
    description:
      "Wie weit diese Website mit der europäischen Norm EN 301 549 vereinbar ist, was noch nicht geht, und an wen Sie sich wenden können, wenn etwas Sie aufhält.",
    keywords: ["Erklärung zur Barrierefreiheit"],
  },
  sitemap: {
    title: titled("Inhaltsübersicht"),
    description:
      "Alle Seiten dieser Website auf einen Blick: Leistungen, Projekte, Kontakt und Rechtliches. Was hier nicht steht, gibt es nicht, oder noch nicht.",
    keywords: ["Inhaltsübersicht", "Sitemap"],
  },
  "thank-you": {
    title: titled("Vielen Dank"),
    description: `Ihre Nachricht ist angekommen. Ein Mensch liest sie ${promises.read} und antwortet per E-Mail oder, wenn Sie es möchten, am Telefon.`,
    keywords: ["Danke"],
  },
  "not-found": {
    title: titled("Seite nicht gefunden"),
    description:
      "Unter dieser Adresse gibt es keine Seite. Von hier kommen Sie zur Startseite, zu den Leistungen, zu den Projekten und zu einem Menschen, der weiterhilft.",
    keywords: ["404"],
  },
} as const satisfies Record<PageId | "not-found", PageWords>;

/** Title and description of the second and later pages of the blog's list. */
export function blogListWords(page: number, of: number) {
  return {
    title: `Notizen, Seite ${page} von ${of} | ${name}`,
    description: `Ältere Notizen über Barrierefreiheit, Auffindbarkeit und Datenschutz, Seite ${page} von ${of}.`,
  };
}
