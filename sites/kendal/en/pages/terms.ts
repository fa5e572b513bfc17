import type { LegalDocument } from "@kolam/content/model/types/legal";
import { mailboxes } from "@site/facts/channels";
import { company } from "@site/facts/company";
import { updated } from "./terms.meta.ts";

/** The terms of business. Invented, as the studio is: have a solicitor read yours. */
export const terms = {
  title: "Terms of Business",
  lead: "What you may hold us to, and what we ask of you. Half a page, no Latin.",
  updated: { iso: updated, text: "Last changed 2 March 2026" },
  sections: [
    {
      id: "who",
      title: "Who these are between",
      blocks: [
        `These terms are between ${company.name}, of ${company.address.street}, ${company.address.locality} (“we”), and whoever accepts one of our quotes (“you”). They begin on the day you say yes in writing. A letter counts, and so does an e-\u2060mail.`,
      ],
    },
    {
      id: "quote",
      title: "The quote",
      blocks: [
        "A quote says what we will make, by when, and for how much. It stands for thirty days. If you ask for more while we work, we tell you what it costs before we touch it, and you may say no without giving a reason.",
        "If we have misjudged the work, the difference is ours. If the work turns out smaller than we thought, so does the bill.",
      ],
    },
    {
      id: "law",
      title: "The law that applies",
      blocks: [
        "These terms are under the law of England and Wales, and so are arguments about them. We would sooner sort it out across a table, and have always managed to.",
        ["Questions go to ", { text: mailboxes.hello.address, href: mailboxes.hello.href }, "."],
      ],
    },
  ],
} as const satisfies LegalDocument;
