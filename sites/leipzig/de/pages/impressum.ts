import { offices } from "@kolam/content/model/company/offices";
import type { LegalDocument } from "@kolam/content/model/types/legal";
import { mailboxes } from "@site/facts/channels";
import { company } from "@site/facts/company";
import { updated } from "./impressum.meta.ts";

const [leipzig] = offices;

/** Das Impressum. Registernummer und Umsatzsteuer-Identifikationsnummer sind erfunden. */
export const impressum = {
  title: "Impressum",
  lead: "Angaben nach § 5 DDG und § 18 Absatz 2 MStV.",
  updated: { iso: updated, text: "Stand: 9. März 2026" },
  sections: [
    {
      id: "anbieter",
      title: "Anbieter",
      blocks: [
        `${company.name} GmbH, ${leipzig.address}`,
        "Vertreten durch die Geschäftsführung: Jana Kretzschmar und Tobias Wöllner",
      ],
    },
    {
      id: "erreichbarkeit",
      title: "Erreichbarkeit",
      blocks: [
        [
          "Telefon: ",
          ...leipzig.phones.map(({ display, href }) => ({ text: display, href })),
          ", E-Mail: ",
          { text: mailboxes.hello.address, href: mailboxes.hello.href },
        ],
      ],
    },
    {
      id: "register",
      title: "Register und Steuern",
      blocks: [
        "Eingetragen beim Amtsgericht Leipzig unter HRB 00000. Umsatzsteuer-Identifikationsnummer: DE000000000.",
      ],
    },
    {
      id: "verantwortlich",
      title: "Redaktionell verantwortlich",
      blocks: ["Jana Kretzschmar, Anschrift wie oben."],
    },
    {
      id: "streitbeilegung",
      title: "Verbraucherstreitbeilegung",
      blocks: [
        "Wir nehmen an keinem Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teil und sind dazu nicht verpflichtet.",
      ],
    },
  ],
} as const satisfies LegalDocument;
