import type { Benefits, Process, ServicePageBase } from "../../../shapes/service.ts";
import { suchmaschinenoptimierungStories } from "../../cases/suchmaschinenoptimierung.generated.ts";

interface Page extends ServicePageBase<"suchmaschinenoptimierung"> {
  readonly process: Process;
  readonly benefits: Benefits;
}

/** Die Wörter der Seite. */
export const suchmaschinenoptimierung = {
  id: "suchmaschinenoptimierung",
  hero: {
    eyebrow: "Suchmaschinenoptimierung",
    title: "Gefunden wird, was antwortet",
    lead: "Wir räumen weg, was Suchmaschinen im Weg steht, und sagen Ihnen, welche Fragen Ihre Seite noch nicht beantwortet.",
    actions: [
      { label: "Stunden anfragen", href: "/quote" },
      { label: "Was elf Stunden bewirken", href: "/portfolio#suchmaschinenoptimierung" },
    ],
    photo: { drawing: "suche" },
  },
  offerings: {
    title: "Wofür die Stunden da sind",
    lead: "Immer in dieser Reihenfolge.",
    items: [
      {
        title: "Aufräumen",
        text: "Doppelte Seiten, tote Verweise, falsche Einträge in Verzeichnissen. Das bringt am meisten.",
      },
      {
        title: "Auszeichnen",
        text: "Damit Maschinen wissen, was eine Sprechzeit ist und was ein Preis.",
      },
      {
        title: "Antworten",
        text: "Eine Seite für jede Frage, die Ihnen am Telefon gestellt wird. Den Inhalt kennen Sie schon.",
      },
    ],
  },
  process: {
    title: "Monat für Monat",
    lead: "Sie können jederzeit aufhören.",
    items: [
      {
        title: "Schätzen",
        text: "Am Monatsanfang schlagen wir vor, was sich lohnt, und wie lange es dauert.",
      },
      {
        title: "Arbeiten",
        text: "In Ihrem System, sichtbar für Ihre Redaktion. Jede Änderung steht im Protokoll.",
      },
      {
        title: "Abrechnen",
        text: "Was wir nicht gebraucht haben, berechnen wir nicht. Es verfällt auch nichts.",
      },
    ],
  },
  benefits: {
    title: "Was davon bleibt",
    lead: "Anzeigen hören auf, wenn man sie nicht mehr bezahlt.",
    items: [
      "Anfragen von Leuten, die gesucht haben",
      "Einträge, die überall dasselbe sagen",
      "Eine Redaktion, die weiß, worauf es ankommt",
    ],
  },
  figures: {
    title: "Womit Sie rechnen können",
    lead: "Im ersten halben Jahr, bei einem Betrieb mit einem Standort.",
    items: [
      { value: "8 bis 20", label: "Stunden insgesamt" },
      { value: "6", label: "Wochen bis zur ersten Wirkung" },
      { value: "0", label: "gekaufte Verweise" },
    ],
  },
  stories: {
    title: "Die falsche Stadt",
    lead: "Niemand hatte etwas falsch gemacht.",
    items: suchmaschinenoptimierungStories,
  },
  questions: {
    title: "Fragen zur Suche",
    lead: "Und zu dem, was sie gerade ablöst.",
    items: [
      {
        id: "platz-eins",
        question: "Garantieren Sie Platz eins?",
        answer:
          "Nein, und wer es tut, meint die Suche nach Ihrem Namen. Wir garantieren, dass Sie wissen, wofür die Stunden draufgegangen sind.",
      },
      {
        id: "assistenten",
        question: "Was ist mit den Assistenten?",
        answer:
          "Sie lesen dieselben Seiten. Was für Menschen mit Screenreader lesbar ist, ist es auch für sie; deshalb steht die Prüfung bei uns vorn.",
      },
    ],
  },
  closing: {
    title: "Zwei Stunden zur Probe",
    text: "Danach wissen Sie, ob sich mehr lohnt. Oft genügen sie schon.",
    actions: [
      { label: "Probe vereinbaren", href: "/contact" },
      { label: "Umfang schätzen lassen", href: "/quote" },
    ],
  },
} as const satisfies Page;
