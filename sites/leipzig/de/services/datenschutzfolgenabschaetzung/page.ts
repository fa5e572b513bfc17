import type { Benefits, Process, ServicePageBase } from "@kolam/content/model/types/service";
import { datenschutzfolgenabschaetzungCases } from "@site/entries/first/cases/datenschutzfolgenabschaetzung";

interface Page extends ServicePageBase<"datenschutzfolgenabschaetzung"> {
  readonly process: Process;
  readonly benefits: Benefits;
}

/** Die Wörter der Seite. */
export const datenschutzfolgenabschaetzung = {
  id: "datenschutzfolgenabschaetzung",
  hero: {
    title: "Was weiß Ihre Website über wen?",
    lead: "Videosprechstunde, Bewerbungsportal, Kundenkonto mit Verbrauchsdaten: Wo ein hohes Risiko droht, verlangt Artikel 35 eine Abschätzung. Wir schreiben sie mit Ihnen.",
    actions: [
      { label: "Vorhaben schildern", href: "/quote" },
      { label: "Erst fragen, ob nötig", href: "/contact" },
    ],
  },
  offerings: {
    title: "Die zwei Teile",
    lead: "So, wie die Aufsichtsbehörden sie erwarten.",
    items: [
      {
        title: "Schwellwertanalyse",
        text: "Zwei Seiten, die begründen, ob es eine Abschätzung braucht. In der Hälfte der Fälle endet es hier.",
      },
      {
        title: "Verarbeitungsbeschreibung",
        text: "Welche Daten woher kommen, wohin sie gehen und wer sie sieht. Mit einem Bild, das alle verstehen.",
      },
    ],
  },
  process: {
    title: "Ein Termin",
    lead: "Mit denen, die das System betreiben, und Ihrer Datenschutzbeauftragten.",
    items: [{ title: "Erheben", text: "Ein Vormittag am System, mit dem Kabel in der Hand." }],
  },
  benefits: {
    title: "Wozu der Aufwand",
    lead: "Außer, dass es vorgeschrieben ist.",
    items: [
      "Ein Papier, das bei der ersten Nachfrage auf dem Tisch liegt",
      "Ein System, das weniger verlieren kann",
      "Beschäftigte, die wissen, was sie nicht speichern müssen",
    ],
  },
  figures: {
    title: "Erfahrungswerte",
    lead: "Aus einundzwanzig Abschätzungen.",
    items: [
      { value: "5", label: "Wochen im Mittel" },
      { value: "−40 %", label: "Datenfelder hinterher" },
    ],
  },
  cases: {
    title: "Beispiele",
    lead: "Auf Anfrage, ohne Namen.",
    items: datenschutzfolgenabschaetzungCases,
  },
  questions: {
    title: "Eine Frage zur Abschätzung",
    lead: "Sie kommt immer.",
    items: [
      {
        id: "wer-haftet",
        question: "Wer trägt die Verantwortung?",
        answer:
          "Sie. Wir bereiten vor, die Datenschutzbeauftragte berät, unterschreiben muss die Leitung. Das steht so in der Verordnung, und es ist auch richtig.",
      },
    ],
  },
  closing: {
    title: "Fangen Sie mit der Schwelle an",
    text: "Die Analyse vorab kostet einen halben Tag und erspart oft den Rest.",
    actions: [
      { label: "Schwellwertanalyse anfragen", href: "/quote" },
      { label: "Rückruf vereinbaren", href: "/contact" },
    ],
  },
} as const satisfies Page;
