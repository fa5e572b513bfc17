import { formatDay } from "@kolam/content/model/basics/dates";
import type { LegalDocument } from "@kolam/content/model/types/legal";
import { mailboxes } from "@site/facts/channels";
import { company } from "@site/facts/company";
import { updated } from "./accessibility.meta.ts";

/** Die Erklärung zur Barrierefreiheit. Sie sagt, wofür die Website gebaut wurde; was Sie geprüft haben, sagen Sie. */
export const accessibility = {
  title: "Barrierefreiheit",
  lead: "Was getan wurde, damit alle diese Website benutzen können, und wem Sie sagen, was nicht geht.",
  updated: { iso: updated, text: `Stand: ${formatDay(updated)}` },
  sections: [
    {
      id: "standard",
      title: "Woran wir uns halten",
      blocks: [
        "Diese Website richtet sich nach den Web Content Accessibility Guidelines 2.2 auf Stufe AA. Sie lässt sich mit der Tastatur, vergrößert, mit erzwungenen Farben und ohne Bewegung benutzen, und Menüs, Links und Formulare funktionieren ohne Skripte.",
        "[Replace] Wer Ihre Seiten geprüft hat, wann, und was noch nicht geht.",
      ],
    },
    {
      id: "contact",
      title: "Sagen Sie uns, was Sie hindert",
      blocks: [
        [
          "Schreiben Sie an ",
          { text: mailboxes.hello.address, href: mailboxes.hello.href },
          `${company.phone ? ` oder rufen Sie an: ${company.phone.display}` : ""}. Sagen Sie, welche Seite es war und was Sie tun wollten.`,
        ],
        "[Replace] Die Stelle, die bei Ihnen Beschwerden annimmt.",
      ],
    },
  ],
} as const satisfies LegalDocument;
