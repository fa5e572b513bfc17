import type { CareersWords } from "@kolam/content/model/types/pages";
import { mailboxes } from "@site/facts/channels";
import { promises } from "../claims.ts";

/**
 * The words of the careers page, apart from its jobs (`openings`) and its form
 * (`forms/application.ts`).
 */
export const careers = {
  hero: {
    eyebrow: "Working here",
    title: "We are four, and\u00a0that\u00a0is about\u00a0right",
    lead: "Somebody leaves every few years. Until then, tell us who you are, and we will remember.",
    /** Links to anchors on this page. */
    actions: [
      { label: "What is going", href: "/careers#open-positions" },
      { label: "Introduce yourself", href: "/careers#application-form" },
    ],
    photo: {
      file: "morning.jpg",
      alt: "Fells in the first light, each paler than the one before it",
    },
  },
  perks: {
    title: "What it is like",
    lead: "In the words of those who stayed.",
    items: [
      {
        title: "Thirty-two hours, paid as forty",
        text: "Monday to Thursday. Nobody has done a Friday since the year we tried it.",
      },
      {
        title: `${promises.learningBudget} for learning things`,
        text: "Dry-stone walling counted. So did a week at the accessibility conference.",
      },
    ],
  },
  positions: {
    title: "What is going",
    lead: "Each one opens. Read to the end before you write.",
    /** Instead of the list, while there are no openings. */
    none: {
      title: "Nothing at the moment",
      text: "All four chairs are taken. We read what you send, keep it for a year, and ring when one comes free.",
      action: { label: "Introduce yourself anyway", href: "/careers#application-form" },
    },
  },
  closed: {
    title: "This one has gone",
    text: "Somebody else has the chair. We leave the notice up so that the link you were given is not a dead end.",
    action: { label: "What is going now", href: "/careers#open-positions" },
  },
  hiring: {
    title: "How it goes",
    lead: "Slowly, and with a walk.",
    items: [
      {
        title: "A letter back",
        text: `From one of the four, ${promises.applicationReply}. A no comes with the reason.`,
      },
      {
        title: "A paid week",
        text: "Real work, at your day rate. On the Thursday both sides say yes or no.",
      },
    ],
  },
  form: {
    title: "Introduce yourself",
    lead: `Six answers are needed. You will hear from us ${promises.applicationReply}.`,
    alternative: [
      "A plain letter to ",
      { text: mailboxes.careers.address, href: mailboxes.careers.href },
      " is read just as carefully.",
    ],
  },
  photo: { file: "dusk.jpg", alt: "Dark fells under an orange sky, after the sun has gone" },
} as const satisfies CareersWords;
