import type { Benefits, Process, ServicePageBase } from "@kolam/content/model/types/service";
import { websitesCases } from "@site/entries/first/cases/websites";

interface Page extends ServicePageBase<"websites"> {
  readonly process: Process;
  readonly benefits: Benefits;
}

/** The words of the page about websites. */
export const websites = {
  id: "websites",
  hero: {
    title: "People want to know when you shut.",
    lead: "Start there. A good small website answers the four things that your customers ask all day, and then gets out of their way.",
    actions: [
      { label: "Price my website", href: "/quote" },
      { label: "See one of them", href: "/portfolio#websites" },
    ],
    picture: { file: "field.jpg", alt: "Green fells behind one another, drawn in flat colours" },
  },
  offerings: {
    title: "What is in the price",
    lead: "All three, every time. Leaving one out makes it dearer later.",
    items: [
      {
        title: "A day with a clicker",
        text: "One of us stands where the telephone is and counts what people want. You keep the sheet.",
      },
      {
        title: "The words",
        text: "We write them, read them to you aloud, and change whatever makes you wince.",
      },
      {
        title: "The drawing of it",
        text: "On your own phone from the first week, with real words, since that is where it will live.",
      },
    ],
  },
  process: {
    title: "Five to seven weeks, in two parts",
    lead: "You are needed for about nine hours of it.",
    items: [
      {
        title: "Count",
        text: "We visit on your busiest day. By Thursday you have the tally, and a list of pages that nobody asked for.",
      },
      {
        title: "Count again",
        text: "Six weeks after it opened we stand by the telephone once more. The two sheets hang side by side.",
      },
    ],
  },
  benefits: {
    title: "What gets better",
    lead: "Not all at once. Roughly in this sequence.",
    items: [
      "The telephone rings less, and for better reasons",
      "Strangers find the door, the car park and the dog rule",
      "It works for people who cannot see it, hear it or hold it still",
    ],
  },
  figures: {
    title: "From our own shelf",
    lead: "The middle of the last twenty sites. Yours may be on either side.",
    items: [
      { value: "71%", label: "Fewer calls about hours" },
      { value: "7", label: "Pages, down from twenty-eight" },
      { value: "1.1 s", label: "To read the first line" },
      { value: "38%", label: "More visits that book" },
    ],
  },
  cases: {
    title: "One that we still go past",
    lead: "It sells chops, and has us in on Thursdays.",
    items: websitesCases,
  },
  questions: {
    title: "What people ask about websites",
    lead: "In the yard, generally, with one hand on a gate.",
    items: [
      {
        id: "facebook",
        question: "Is a page on social media not enough?",
        answer:
          "It was, until they moved the opening hours behind a login. Keep it, for the gossip. Put the facts where you hold the key.",
      },
      {
        id: "change-it",
        question: "Can we change it ourselves?",
        answer:
          "Hours, prices, menus and the notice at the top, yes. For the rest you ring, and it is usually done before you have put the receiver down.",
      },
    ],
  },
  closing: {
    title: "How often did it ring today?",
    text: "Keep a tally by the telephone for one week and send it to us. That is the brief.",
    actions: [
      { label: "Send the tally", href: "/quote" },
      { label: "Ask something first", href: "/contact" },
    ],
  },
} as const satisfies Page;
