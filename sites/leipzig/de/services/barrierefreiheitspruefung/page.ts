import type { Benefits, Process, ServicePageBase } from "@kolam/content/model/types/service";
import { barrierefreiheitspruefungCases } from "@site/entries/first/cases/barrierefreiheitspruefung";

interface Page extends ServicePageBase<"barrierefreiheitspruefung"> {
  readonly process: Process;
  readonly benefits: Benefits;
}

/** Die Wörter der Seite. */
export const barrierefreiheitspruefung = {
  id: "barrierefreiheitspruefung",
  hero: {
    title: "Wer kann Ihre Website nicht bedienen?",
    lead: "Etwa jeder achte Mensch stößt auf etwas, das ihn aufhält. Wir finden es, bevor es eine Beschwerde tut.",
    actions: [
      { label: "Prüfung anfragen", href: "/quote" },
      { label: "Beispiel ansehen", href: "/portfolio#barrierefreiheitspruefung" },
    ],
  },
  offerings: {
    title: "Was die Prüfung enthält",
    lead: "Im Festpreis, ohne Zusatzpakete.",
    items: [
      {
        title: "Automatische Vorprüfung",
        text: "Sie findet ein Drittel der Fehler und kostet fast nichts. Deshalb steht sie am Anfang und nicht am Ende.",
      },
      {
        title: "Prüfung von Hand",
        text: "96 Prüfschritte je Seite, mit Tastatur, Screenreader und 400 Prozent Vergrößerung.",
      },
    ],
  },
  process: {
    title: "In drei Wochen zum Bericht",
    lead: "Ihr Aufwand: etwa drei Stunden.",
    items: [
      {
        title: "Auswahl",
        text: "Gemeinsam legen wir fest, welche Seiten und Abläufe geprüft werden. Meist sind es zwölf bis zwanzig.",
      },
      {
        title: "Prüfung",
        text: "Zwei von uns prüfen unabhängig voneinander und vergleichen danach.",
      },
    ],
  },
  benefits: {
    title: "Was Sie davon haben",
    lead: "Auch wenn Sie das Gesetz nicht betrifft.",
    items: [
      "Formulare, die zu Ende ausgefüllt werden",
      "Weniger Anrufe, die keine sein müssten",
      "Eine Antwort, wenn die Überwachungsstelle fragt",
      "Texte, die auch Suchmaschinen verstehen",
      "Eine Bedienung, die bei Sonne, Lärm und gebrochenem Arm funktioniert",
    ],
  },
  figures: {
    title: "Was üblich ist",
    lead: "Aus unseren letzten hundert Berichten.",
    items: [
      { value: "38", label: "Befunde je Website" },
      { value: "1/3", label: "an einem Tag zu beheben" },
    ],
  },
  cases: {
    title: "Ein Beispiel aus dem Saalekreis",
    lead: "Es ging um ein einziges Datumsfeld.",
    items: barrierefreiheitspruefungCases,
  },
  questions: {
    title: "Fragen zur Prüfung",
    lead: "Meistens stellt sie die Rechtsabteilung.",
    items: [
      {
        id: "betrifft-uns-das",
        question: "Betrifft uns das Barrierefreiheitsstärkungsgesetz?",
        answer:
          "Wenn man bei Ihnen als Verbraucher online etwas bestellen, buchen oder abschließen kann: wahrscheinlich ja. Kleinstunternehmen sind bei Dienstleistungen ausgenommen.",
      },
      {
        id: "overlay",
        question: "Reicht nicht ein Overlay?",
        answer:
          "Nein. Es legt eine zweite Bedienung über die erste und behebt keine. Die Überwachungsstellen erkennen es nicht an, und unser Kollege schaltet es als Erstes ab.",
      },
    ],
  },
  closing: {
    title: "Eine Seite prüfen wir umsonst",
    text: "Nennen Sie uns die wichtigste. Sie bekommen die fünf gröbsten Befunde, ohne Anruf danach.",
    actions: [
      { label: "Seite nennen", href: "/contact" },
      { label: "Gleich alles anfragen", href: "/quote" },
    ],
  },
} as const satisfies Page;
