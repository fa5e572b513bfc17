import type { CareersWords } from "@kolam/content/model/types/pages";
import { mailboxes } from "@site/facts/channels";
import { promises } from "../claims.ts";

/**
 * The words of the careers page, apart from its jobs (`openings`) and its form
 * (`forms/application.ts`).
 */
export const careers = {
  hero: {
    title: "Work where the line closes",
    lead: "Every opening is full-time, remote or hybrid. Salaries arrive on the 28th.",
    /** Links to anchors on this page. */
    actions: [
      { label: "See open positions", href: "/careers#open-positions" },
      { label: "Apply Now", href: "/careers#application-form" },
    ],
    photo: "coworkingTable",
  },
  perks: {
    title: "What you get besides the salary",
    items: [
      {
        title: `${promises.learningBudget} to learn with`,
        text: `About ${promises.learningRupees}, for courses, books and conferences. You choose, we pay, nobody asks for a certificate.`,
      },
      {
        title: "Remote or hybrid, your choice",
        text: "The office has forty desks and sixty people. Come on Tuesdays; otherwise come when you like.",
      },
      {
        title: "Thirty days off, and the festivals you choose",
        text: "Paid leave, plus ten festival days you pick yourself. Onam, Eid, Christmas and Bihu all count.",
      },
      {
        title: "Family health cover",
        text: "Insurance from the first day for you, your partner, two children and two parents.",
      },
      {
        title: "A laptop and a chair",
        text: "A good machine every three years, and the chair of your choice at home. We pay for both.",
      },
      {
        title: "Evenings that belong to you",
        text: "Office hours are office hours. Later messages wait; on-call is paid and planned a month ahead.",
      },
    ],
  },
  positions: {
    title: "Open positions",
    lead: "Open one to read it. If nothing fits but you should\u00a0be here, apply for the nearest one and say so.",
    /** Instead of the list, while there are no openings. */
    none: {
      title: "No open positions at the moment",
      text: "We still read every application. Tell us what you do best, and we will write when something fits.",
      action: { label: "Send an open application", href: "/careers#application-form" },
    },
  },
  /** On the page of an opening that is closed. */
  closed: {
    title: "This position is closed",
    text: "Nobody reads applications for it any more. The page stays, so that a link you were sent still tells you what it was.",
    action: { label: "See what is open", href: "/careers#open-positions" },
  },
  hiring: {
    title: "How we hire",
    items: [
      {
        title: "A reply",
        text: `From a person, ${promises.applicationReply}, even when it is a no.`,
      },
      {
        title: "A conversation",
        text: "Forty-five minutes with someone who does the job, about work you have done.",
      },
      {
        title: "A paid day",
        text: "One day on a real task, at our cost, then a decision by the end of the week.",
      },
    ],
  },
  form: {
    title: "Apply",
    lead: `Six answers are required, the resume among them; the rest help. You hear from us ${promises.applicationReply}.`,
    alternative: [
      "Prefer e-mail? ",
      { text: mailboxes.careers.address, href: mailboxes.careers.href },
      " reaches the same people.",
    ],
  },
} as const satisfies CareersWords;
