import { company } from "../../facts/company.ts";
import type { LegalDocument } from "../../shapes/legal.ts";

/** Die Allgemeinen Geschäftsbedingungen. */
export const terms = {
  title: "Allgemeine Geschäftsbedingungen",
  lead: "Für alle Verträge mit Unternehmen, Körperschaften und Vereinen. Was im Angebot anders steht, geht vor.",
  updated: { iso: "2026-03-09", text: "Stand: 9. März 2026" },
  sections: [
    {
      id: "geltung",
      title: "Geltungsbereich",
      blocks: [
        `Diese Bedingungen gelten für Verträge zwischen der ${company.name} GmbH und ihren Auftraggebern. Abweichende Bedingungen gelten nur, wenn wir ihnen in Textform zugestimmt haben.`,
      ],
    },
    {
      id: "vertragsschluss",
      title: "Vertragsschluss",
      blocks: [
        [
          "Die Preise auf der Seite ",
          { text: "Leistungen", href: "/services" },
          " sind kein Angebot. Der Vertrag kommt zustande, wenn Sie unser Angebot in Textform annehmen.",
        ],
      ],
    },
    {
      id: "mitwirkung",
      title: "Mitwirkung",
      blocks: [
        "Sie sorgen dafür,",
        {
          kind: "list",
          items: [
            "dass jemand entscheiden darf und erreichbar ist;",
            "dass Zugänge und Unterlagen rechtzeitig vorliegen;",
            "dass vor unseren Änderungen eine Sicherung besteht.",
          ],
        },
      ],
    },
    {
      id: "abnahme",
      title: "Abnahme",
      blocks: [
        "Werkleistungen gelten als abgenommen, wenn Sie innerhalb von vierzehn Tagen nach Übergabe keinen wesentlichen Mangel anzeigen. Darauf weisen wir bei der Übergabe hin.",
      ],
    },
    {
      id: "verguetung",
      title: "Vergütung",
      blocks: [
        `Festpreise werden nach Abnahme fällig, Stunden monatlich, jeweils innerhalb von vierzehn Tagen und zuzüglich ${company.tax}`,
      ],
    },
    {
      id: "rechte",
      title: "Nutzungsrechte",
      blocks: [
        "Mit vollständiger Zahlung erhalten Sie an unseren Arbeitsergebnissen ein einfaches, zeitlich und räumlich unbeschränktes Nutzungsrecht. Prüfberichte dürfen Sie weitergeben.",
      ],
    },
    {
      id: "haftung",
      title: "Gewährleistung und Haftung",
      blocks: [
        "Wir haften unbeschränkt für Vorsatz und grobe Fahrlässigkeit sowie für Schäden an Leben, Körper und Gesundheit. Bei leichter Fahrlässigkeit haften wir nur für die Verletzung wesentlicher Vertragspflichten, begrenzt auf den vorhersehbaren, vertragstypischen Schaden.",
        "Ein Prüfbericht beschreibt den Zustand am Tag der Prüfung. Eine bestimmte Platzierung in Suchmaschinen schulden wir nicht.",
      ],
    },
    {
      id: "schluss",
      title: "Schlussbestimmungen",
      blocks: [
        "Es gilt deutsches Recht ohne das UN-Kaufrecht. Gerichtsstand ist Leipzig, soweit das Gesetz es erlaubt.",
      ],
    },
  ],
} as const satisfies LegalDocument;
