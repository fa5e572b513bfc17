import type { Passage, Some } from "@kolam/content/model/basics/types";
import type { Heading } from "@kolam/content/model/types/heading";
import { analyzer as first } from "../../en/analyzer/analyzer.ts";

export const analyzer = {
  tools: {
    simulation: { title: "Website analysieren", note: "Ein simulierter Bericht" },
    audit: { title: "Eigenes HTML prüfen", note: "Eine echte Prüfung, in Ihrem Browser" },
  },
  intro:
    "Drei Sekunden, eine Punktzahl, sechs Abschnitte. Die Zahlen sind ausgelost, damit Sie lernen, einen Bericht zu lesen, bevor Sie einen bezahlen.",
  simulated: {
    badge: "Simuliert",
    real: "Echte Zahlen: eigenes HTML prüfen",
    score: "Gesamtpunktzahl, simuliert",
    beyondScore: (sections: number) =>
      `In die Punktzahl gehen fünf Werte ein: HTTPS, Titel, Beschreibung, Wörter und Tempo. ${sections === 1 ? "An einem Abschnitt unten" : `An ${sections} Abschnitten unten`} ist etwas zu tun, ob er zählt oder nicht.`,
    text: "Diese Zahlen sind simuliert. Sie werden in Ihrem Browser ausgelost, um zu zeigen, wie ein Bericht aussieht; nichts davon stammt von der eingegebenen Website.",
  },
  input: {
    label: "Adresse der Website",
    hint: "Mit oder ohne https://.",
    placeholder: "example.com",
    analyze: "Website analysieren",
    analyzing: "Wird analysiert\u00a0…",
    samples: "Oder probieren Sie eine von diesen",
  },
  sampleDomains: first.sampleDomains,
  errors: {
    empty: "Bitte geben Sie die Adresse einer Website ein",
    invalid: "Bitte geben Sie eine gültige Adresse ein (etwa example.com oder www.example.com)",
    failed: "Die Website konnte nicht analysiert werden. Bitte versuchen Sie es noch einmal.",
    port: "Lassen Sie den Port weg: Schreiben Sie nur die Domain, etwa example.com.",
    international:
      "Schreiben Sie Namen mit Umlauten oder anderen Schriftzeichen in ihrer Form mit xn--; die Analyse nimmt nur die Buchstaben von A bis Z an.",
    asciiForm: (ascii: string) => `Hier wäre das ${ascii}.`,
    internationalEnding:
      "Dieser Name hat eine internationale Endung. Die Analyse nimmt Namen an, die auf 2 bis 6 Buchstaben von A bis Z enden.",
  },
  status: {
    running: "Die Analyse läuft. Sie dauert etwa drei Sekunden.",
    finished: (score: number, label: string) =>
      `Analyse fertig, mit simulierten Zahlen: ${score} von 100, ${label}.`,
  },
  actions: {
    again: "Andere Adresse analysieren",
    download: "Bericht herunterladen",
  },
  guide: {
    title: "Was die Teile bedeuten",
    lead: "Worauf eine echte Prüfung in jedem Abschnitt des Berichts achtet.",
    items: [
      {
        title: "Seitentitel",
        text: "Die Zeile, auf die man in der Suche drückt. Oft zuletzt geschrieben, immer zuerst gelesen.",
      },
      {
        title: "Meta-Beschreibung",
        text: "Die zwei Zeilen darunter: was der Besuch bringt, vor dem Besuch.",
      },
      {
        title: "Keywords",
        text: "Ob die Seite sagt, wonach gesucht wird, in den Worten der Suchenden und nicht öfter, als ein Mensch es sagen würde.",
      },
      {
        title: "Technik",
        text: "Ob die Seite sicher, schnell und auf einem kleinen Bildschirm lesbar ist. Crawler haben wenig Geduld und keine Lesebrille.",
      },
      {
        title: "Inhalt",
        text: "Genug Wörter, um die Frage zu beantworten, in einer Reihenfolge, die sich auf dem Handy überfliegen lässt.",
      },
      {
        title: "Bilder",
        text: "Beschrieben für alle, die sie nicht sehen können, und klein genug für alle, die sie sehen.",
      },
    ],
  },
} as const satisfies {
  sampleDomains: Some<string>;
  guide: Heading & { items: Some<Passage> };
  [part: string]: unknown;
};
