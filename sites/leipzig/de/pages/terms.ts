import type { LegalDocument } from "@kolam/content/model/types/legal";
import { company } from "@site/facts/company";
import { updated } from "./terms.meta.ts";

/** Die Allgemeinen Geschäftsbedingungen. */
export const terms = {
  title: "Allgemeine Geschäftsbedingungen",
  lead: "Für alle Verträge mit Unternehmen, Körperschaften und Vereinen. Was im Angebot anders steht, geht vor.",
  updated: { iso: updated, text: "Stand: 9. März 2026" },
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
      id: "verguetung",
      title: "Vergütung",
      blocks: [
        `Festpreise werden nach Abnahme fällig, Stunden monatlich, jeweils innerhalb von vierzehn Tagen und zuzüglich ${company.tax}`,
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
