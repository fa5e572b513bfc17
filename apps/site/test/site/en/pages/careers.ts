import type { CareersWords } from "@kolam/content/model/types/pages";
import { mailboxes } from "@site/facts/channels";
import { promises } from "../claims.ts";

export const careers = {
  hero: {
    title: "Work on few websites",
    lead: "Three or four a year, each from the first talk to the upkeep.",
    actions: [
      { label: "See open positions", href: "/careers#open-positions" },
      { label: "Apply", href: "/careers#application-form" },
    ],
    photo: "handOnPhone",
  },
  perks: {
    title: "What there is besides the salary",
    lead: "Three things.",
    items: [
      { title: "Evenings", text: "They are yours." },
      { title: "Thirty days off", text: "And the holidays." },
      { title: "A good chair", text: "Of your choice." },
    ],
  },
  positions: {
    title: "Open positions",
    lead: "Open one to read it.",
    none: {
      title: "No open positions",
      text: "Write to us all the same.",
      action: { label: "Send an open application", href: "/careers#application-form" },
    },
  },
  closed: {
    title: "This position is closed",
    text: "It has been filled.",
    action: { label: "See what is open", href: "/careers#open-positions" },
  },
  hiring: {
    title: "How we hire",
    lead: "In three steps.",
    items: [
      { title: "An answer", text: `From a person, ${promises.applicationReply}.` },
      { title: "A talk", text: "About something that you have made." },
      { title: "A day", text: "With us, and paid." },
    ],
  },
  form: {
    title: "Apply",
    lead: "Few answers are required.",
    alternative: [
      "Or write to ",
      { text: mailboxes.careers.address, href: mailboxes.careers.href },
      ".",
    ],
  },
  photo: "twoAtATable",
} as const satisfies CareersWords;
