import { mailboxes } from "../../facts/channels.ts";
import { company } from "../../facts/company.ts";
import type { LegalDocument } from "../../shapes/legal.ts";

/** The terms of business. Invented, as the studio is: have a solicitor read yours. */
export const terms = {
  title: "Terms of Business",
  lead: "What you can hold us to, and what we ask of you. Two pages, no Latin.",
  updated: { iso: "2026-03-02", text: "Last changed 2 March 2026" },
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
      id: "your-part",
      title: "What we need from you",
      blocks: [
        {
          kind: "list",
          items: [
            "One person who may decide, and who answers within five working days",
            "Words and pictures that are yours to use",
            "Access to the accounts that the work touches, for as long as it takes",
          ],
        },
        "When one of these is missing the clock stops. It starts again when it arrives, and we move the date by as many days.",
      ],
    },
    {
      id: "paying",
      title: "Paying",
      blocks: [
        `We bill in thirds: at the start, when you can try it, and a month after it went live. Bills are due in twenty-one days. Prices are without ${company.tax}, which is added at the rate of the day. Upkeep is billed at the beginning of each quarter.`,
      ],
    },
    {
      id: "ownership",
      title: "Whose it is",
      blocks: [
        "When the last third is paid, everything we made for you is yours: code, drawings, words. We may show it as our work unless you ask us not to. Open-source parts stay under their own licences, of which you get a list.",
      ],
    },
    {
      id: "secrets",
      title: "Secrets",
      blocks: [
        "We see bookings, takings and the odd quarrel. None of it leaves the building. The same goes for you and our day rates, though those are on the wall.",
      ],
    },
    {
      id: "if-it-goes-wrong",
      title: "If it goes wrong",
      blocks: [
        "For ninety days we put right whatever does not do what the quote says. After that, upkeep covers it, or you pay for the hours. We are insured; beyond what you have paid us in the last twelve months we cannot be liable, except where the law says otherwise, as it does for injury and for fraud.",
      ],
    },
    {
      id: "ending",
      title: "Ending it",
      blocks: [
        "You may stop a job at any time and pay for what is done. You may stop upkeep at the end of any quarter. We may stop if a bill is sixty days late, after two reminders and a telephone call. In every case you get your files.",
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
