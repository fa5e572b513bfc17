import type { LegalDocument } from "@kolam/content/model/types/legal";
import { mailboxes } from "@site/facts/channels";
import { company } from "@site/facts/company";
import { updated } from "./terms.meta.ts";

/**
 * The terms of service: eight sections, then governing law, severability and changes.
 *
 * Note to the owner: they name the rules of the American Arbitration Association, although the
 * agency is in India. Have a lawyer check this.
 */
export const terms = {
  title: "Terms of Service",
  lead: "What you may expect of us and what we expect of you. Where a signed proposal differs from these terms, the proposal counts.",
  updated: { iso: updated, text: "Last updated January 15, 2024" },
  sections: [
    {
      id: "acceptance",
      title: "Acceptance of these terms",
      blocks: [
        `These terms apply between ${company.name} (“we”) and anyone who uses this website or orders our services (“you”). By using the site or accepting a proposal you agree to them. If you act for a company, you confirm that you may bind it.`,
        "You must be at least 18 years old to order a service. Reading the site has no minimum age.",
      ],
    },
    {
      id: "services",
      title: "Services and proposals",
      blocks: [
        [
          "The services we offer are described on the ",
          { text: "services page", href: "/services" },
          ". Prices shown there are starting prices and not offers. A contract comes into being when both sides accept a written proposal that states scope, price and dates.",
        ],
        "Work outside the agreed scope is a change. We describe and price it, and begin once you have approved it in writing; an e-mail is enough.",
        "The SEO analyzer’s demonstration shows simulated figures, and its audit judges only the HTML you give it. Do not base a business decision on the demonstration.",
      ],
    },
    {
      id: "your-part",
      title: "Your responsibilities",
      blocks: [
        "So that we can keep our dates, you agree to:",
        {
          kind: "list",
          items: [
            "name one person who can decide on your behalf;",
            "deliver content, access and feedback within the times in the plan;",
            "own or be licensed for everything you give us to use;",
            "keep passwords to shared systems confidential;",
            "use the website and our deliverables lawfully, without probing or overloading our systems.",
          ],
        },
        "A delay on your side moves the dates on ours by at least as much.",
      ],
    },
    {
      id: "fees",
      title: "Fees and payment",
      blocks: [
        {
          kind: "list",
          items: [
            "One-off projects are invoiced in the instalments named in the proposal.",
            "Monthly services are invoiced in advance, on the first day of the month.",
            `Invoices are due within 15 days. Prices exclude ${company.tax} and other taxes unless stated.`,
            "You pay advertising platforms directly. Third-party licences and hosting are paid by you, or by us and charged at cost.",
            "If an invoice is more than 30 days late, we may pause work after a written reminder.",
          ],
        },
        "Payments for finished stages are not refundable. If we cannot deliver a stage, you do not pay for it.",
      ],
    },
    {
      id: "intellectual-property",
      title: "Intellectual property",
      blocks: [
        "On full payment, the rights in what we made for you pass to you, source files included. Until then you may use them for review.",
        "We keep the rights in tools and components that we had before or that are of general use, and give you a permanent, free licence to use them within your deliverables. Open-source parts stay under their own licences, which we list.",
        "The texts, drawings and code of this website belong to us or our licensors. You may quote and link; please do not copy whole pages.",
      ],
    },
    {
      id: "confidentiality",
      title: "Confidentiality",
      blocks: [
        "Each side keeps the other’s confidential information secret, uses it only for the project and shows it only to people who need it and are bound by the same duty. This holds for three years after the project ends.",
        [
          "It does not cover what is public, was already known, was developed independently or must be disclosed by law. We name you as a client only with your consent. How we treat personal data is set out in the ",
          { text: "privacy policy", href: "/privacy" },
          ".",
        ],
      ],
    },
    {
      id: "liability",
      title: "Warranty and liability",
      blocks: [
        "We work with professional care. Anything that departs from the agreed scope we correct free of charge, if you report it within 90 days of delivery. We do not promise particular rankings, traffic or sales; the results shown on this site are averages and examples.",
        "Our total liability for a service is limited to the amount you paid for that service. Neither side is liable for lost profit or other indirect damage. Nothing here limits liability that the law does not allow to be limited.",
        "Neither side is responsible for events beyond its reasonable control, for as long as they last.",
      ],
    },
    {
      id: "termination",
      title: "Term and termination",
      blocks: [
        "A project ends with its last delivery. Monthly services run until either side ends them with 30 days’ notice in writing. Either side may end a contract at once if the other commits a serious breach and does not put it right within 15 days of being asked.",
        "At the end you pay for work done up to that day, and we hand over accounts, files and access within ten working days.",
      ],
    },
    {
      id: "governing-law",
      title: "Governing law and disputes",
      blocks: [
        `The laws of ${company.address.country} govern these terms. We try to settle any dispute by talking first: each side names someone with the authority to decide, and the two meet within 30 days.`,
        "What they cannot settle is decided by binding arbitration under the rules of the American Arbitration Association, in English, by one arbitrator. Either side may ask a court for urgent protection of its rights.",
      ],
    },
    {
      id: "severability",
      title: "Severability",
      blocks: [
        "If a court finds part of these terms invalid, the rest stays in force, and the invalid part is read as the nearest wording that is valid.",
      ],
    },
    {
      id: "changes",
      title: "Changes to terms",
      blocks: [
        "We may change these terms. For material changes we give 30 days notice by e-mail to current clients and on this page. If you do not agree, you may end a monthly service before the change takes effect; running projects finish under the terms they began with.",
        [
          "Questions about these terms go to ",
          { text: mailboxes.hello.address, href: mailboxes.hello.href },
          ".",
        ],
      ],
    },
  ],
} as const satisfies LegalDocument;
