import { formatDay } from "@kolam/content/model/basics/dates";
import { offices } from "@kolam/content/model/company/offices";
import type { LegalDocument } from "@kolam/content/model/types/legal";
import { mailboxes } from "@site/facts/channels";
import { company } from "@site/facts/company";
import { updated } from "./terms.meta.ts";

/** The terms. Only you know what your contracts say. Have a lawyer read it. */
export const terms = {
  title: "Terms",
  lead: "What holds for this website, and for work that you order from us.",
  updated: { iso: updated, text: `Last updated ${formatDay(updated)}` },
  sections: [
    {
      id: "provider",
      title: "Who we are",
      blocks: [
        `[Replace] ${company.name}, its legal form, representatives and register, ${offices[0].address}.`,
      ],
    },
    {
      id: "website",
      title: "This website",
      blocks: [
        "You may read, quote and link every page. A price or a date on a page is not an offer; a quote that we send you is.",
      ],
    },
    {
      id: "orders",
      title: "Work that you order",
      blocks: [
        "[Replace] How a contract comes about, how it is paid, who owns the results, and how it ends.",
      ],
    },
    {
      id: "law",
      title: "Law and disputes",
      blocks: ["[Replace] The law that applies, and where disputes are settled."],
    },
    {
      id: "questions",
      title: "Questions",
      blocks: [
        [
          "Questions about these terms go to ",
          { text: mailboxes.hello.address, href: mailboxes.hello.href },
          ".",
        ],
      ],
    },
  ],
} as const satisfies LegalDocument;
