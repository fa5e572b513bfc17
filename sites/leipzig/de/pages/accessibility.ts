import type { LegalDocument } from "@kolam/content/model/types/legal";
import { mailboxes } from "@site/facts/channels";
import { company } from "@site/facts/company";
import { updated } from "./accessibility.meta.ts";

/** Die Erklärung zur Barrierefreiheit. */
export const accessibility = {
  title: "Erklärung zur Barrierefreiheit",
  lead: "Was hier geht, was noch nicht geht, und wem Sie es sagen können.",
  updated: { iso: updated, text: "Stand: 29. November 2026" },
  sections: [
    {
      id: "stand",
      title: "Stand der Vereinbarkeit",
      blocks: [
        `Die Website der ${company.name} GmbH soll mit EN 301 549 und den WCAG 2.2, Stufe AA, vereinbar sein. Geprüft hat sie ein blinder Kollege; was ein Browser geprüft hat, steht am Ende dieser Seite.`,
      ],
    },
    {
      id: "nicht-barrierefrei",
      title: "Was noch nicht geht",
      blocks: [
        {
          kind: "list",
          items: [
            "Manche Screenreader lesen die Überschrift über den Fehlern eines Formulars zweimal vor.",
            "Eine Fassung in Leichter Sprache und in Gebärdensprache gibt es noch nicht.",
          ],
        },
      ],
    },
    {
      id: "rueckmeldung",
      title: "Rückmeldung",
      blocks: [
        [
          "Stoßen Sie auf etwas, das Sie aufhält, schreiben Sie an ",
          { text: mailboxes.hello.address, href: mailboxes.hello.href },
          ". Hilft das nicht, können Sie sich an die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen in Magdeburg wenden.",
        ],
      ],
    },
  ],
} as const satisfies LegalDocument;
