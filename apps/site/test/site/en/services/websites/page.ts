import type { ServicePageBase, Technologies } from "@kolam/content/model/types/service";
import { websitesCases } from "@site/entries/first/cases/websites";

interface WebsitesPage extends ServicePageBase<"websites"> {
  /** Only the page in `pages/websites` shows them. */
  readonly technologies: Technologies;
}

export const websites = {
  id: "websites",
  hero: {
    title: "Open before you are",
    lead: "A website that takes orders while you are asleep.",
    actions: [
      { label: "Ask for a price", href: "/quote" },
      { label: "See three", href: "/portfolio" },
    ],
    picture: { file: "desk.png", alt: "A desk with a screen and a lamp." },
  },
  offerings: {
    title: "What a website holds",
    lead: "No more than the plan says.",
    items: [
      { title: "Orders", text: "They arrive as an e-mail, or on paper in the kitchen." },
      { title: "Hours", text: "Changed in one place, right everywhere." },
      { title: "Map", text: "The way to your door." },
    ],
  },
  technologies: {
    title: "What it is made of",
    lead: "Few parts, and all of them old enough.",
    items: [
      { name: "Pages", items: ["HTML", "CSS", "SVG"] },
      { name: "Orders", items: ["E-mail", "Receipt printers", "Telephone"] },
      { name: "Hosts", items: ["Static files", "nginx", "Your own"] },
    ],
  },
  figures: {
    title: "Websites in figures",
    lead: "Counted since 2015.",
    items: [
      { value: "60", label: "Websites" },
      { value: "6 weeks", label: "For each" },
      { value: "55", label: "Still there" },
    ],
  },
  cases: {
    title: "One of them",
    lead: "By a bakery, for the morning.",
    items: websitesCases,
  },
  questions: {
    title: "Questions about websites",
    lead: "The three that everybody asks.",
    items: [
      {
        id: "own-host",
        question: "May it be on our own host?",
        answer: "Yes. It is a folder of files.",
      },
      {
        id: "languages",
        question: "In how many languages?",
        answer: "In two. More are possible.",
      },
      {
        id: "after-that",
        question: "And after that?",
        answer: ["There is ", { text: "upkeep", href: "/services/upkeep" }, " for that."],
      },
    ],
  },
  closing: {
    title: "Six weeks from today",
    text: "Say what you sell, and to whom.",
    actions: [{ label: "Ask for a price", href: "/quote" }],
    picture: { file: "harbour-bakery.svg", alt: "The sign of a bakery: a loaf." },
  },
} as const satisfies WebsitesPage;
