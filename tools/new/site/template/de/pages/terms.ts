import { formatDay } from "@kolam/content/model/basics/dates";
import { offices } from "@kolam/content/model/company/offices";
import type { LegalDocument } from "@kolam/content/model/types/legal";
import { mailboxes } from "@site/facts/channels";
import { company } from "@site/facts/company";
import { updated } from "./terms.meta.ts";

/** Die Bedingungen. Was in einem Vertrag mit Ihnen steht, sagen Sie. Lassen Sie sie von einem Anwalt lesen. */
export const terms = {
  title: "Bedingungen",
  lead: "Was für diese Website gilt, und für Arbeiten, die Sie bei uns bestellen.",
  updated: { iso: updated, text: `Stand: ${formatDay(updated)}` },
  sections: [
    {
      id: "provider",
      title: "Wer wir sind",
      blocks: [
        `[Replace] ${company.name}, Rechtsform, Vertretung und Register, ${offices[0].address}.`,
      ],
    },
    {
      id: "website",
      title: "Diese Website",
      blocks: [
        "Sie dürfen jede Seite lesen, zitieren und verlinken. Ein Preis oder ein Termin auf einer Seite ist kein Angebot; ein Angebot, das wir Ihnen senden, ist eines.",
      ],
    },
    {
      id: "orders",
      title: "Arbeiten, die Sie bestellen",
      blocks: [
        "[Replace] Wie ein Vertrag zustande kommt, wie er bezahlt wird, wem die Ergebnisse gehören, und wie er endet.",
      ],
    },
    {
      id: "law",
      title: "Recht und Streitfälle",
      blocks: ["[Replace] Welches Recht gilt, und wo Streitfälle entschieden werden."],
    },
    {
      id: "questions",
      title: "Fragen",
      blocks: [
        [
          "Fragen zu diesen Bedingungen beantwortet ",
          { text: mailboxes.hello.address, href: mailboxes.hello.href },
          ".",
        ],
      ],
    },
  ],
} as const satisfies LegalDocument;
