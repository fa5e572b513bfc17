import type { CareersWords } from "@kolam/content/model/types/pages";
import { mailboxes } from "@site/facts/channels";
import { company } from "@site/facts/company";

/** The words of the careers page, apart from its jobs and its form. */
export const careers = {
  hero: {
    title: `Work at ${company.name}`,
    lead: "What is open now, and how to apply.",
    actions: [
      { label: "Open positions", href: "/careers#open-positions" },
      { label: "Apply", href: "/careers#application-form" },
    ],
    photo: { drawing: "careers" },
  },
  perks: {
    title: "What we offer",
    lead: "[Replace] What working with you is like, in one sentence.",
    items: [{ title: "[Replace] One thing", text: "[Replace] What it is." }],
  },
  positions: {
    title: "Open positions",
    lead: "Open one to read it.",
    none: {
      title: "No open positions at the moment",
      text: "You may send an open application all the same.",
      action: { label: "Send an open application", href: "/careers#application-form" },
    },
  },
  closed: {
    title: "This position is closed",
    text: "It takes no more applications.",
    action: { label: "See what is open", href: "/careers#open-positions" },
  },
  hiring: {
    title: "How we hire",
    lead: "[Replace] How long it takes.",
    items: [{ title: "[Replace] The first step", text: "[Replace] What happens in it." }],
  },
  form: {
    title: "Apply",
    lead: "Optional answers are marked.",
    alternative: [
      "Or by e-mail: ",
      { text: mailboxes.careers.address, href: mailboxes.careers.href },
      ".",
    ],
  },
  photo: { drawing: "hiring" },
} as const satisfies CareersWords;
