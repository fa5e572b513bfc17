import { company } from "../../facts/company.ts";
import type { ContactWords } from "../../shapes/pages.ts";
import { claims, promises } from "../claims.ts";

/** The words of the contact page, apart from its form (`forms/contact.ts`). */
export const contact = {
  hero: {
    title: "Ring. One of four will\u00a0pick up.",
    lead: "Nobody here transfers calls, because there is nobody to transfer them to.",
  },
  cards: {
    title: "Where to find us",
    phone: {
      title: "Telephone",
      text: "The machine takes messages on Fridays.",
      link: "Ring us",
    },
    email: { title: "Letter box", text: "Opened at nine, one and four.", link: "Write to us" },
    chat: {
      title: "Messages",
      text: "Good for a photograph of whatever has gone wrong.",
      link: "Send a message",
    },
    visit: {
      title: "In person",
      text: "Up the outside stairs. Mind the third step, and the dog on the fourth.",
    },
  },
  offices: { title: "Our offices", lead: "There is only the one, for now." },
  form: {
    title: "Or write it here",
    lead: "Name, address, subject and message are needed. The rest is up to you.",
  },
  reasons: {
    title: "Before you decide",
    lead: "Counted over the last twelve months, bad weeks included.",
    figures: claims.contact,
  },
  faq: {
    title: "Usually asked on the stairs",
    lead: "If yours is not here, ask it on the telephone.",
    items: [
      {
        id: "how-long",
        question: "How long will it take?",
        answer: `A website takes ${promises.simpleSite} from the first visit, a booking system ${promises.complexSite}. In our experience the photographs are the slow part.`,
      },
      {
        id: "what-does-it-cost",
        question: "What will it cost?",
        answer: [
          "The smallest version of each is on the ",
          { text: "price list", href: "/services" },
          ". For yours, ",
          { text: "tell us about it", href: "/quote" },
          ` and there is a sum in your letter box ${promises.quote}.`,
        ],
      },
      {
        id: "how-far",
        question: "How far do you travel?",
        answer: `About an hour from ${company.city}, at no charge. Beyond that you pay the fare and we bring sandwiches.`,
      },
      {
        id: "paying",
        question: "When do we pay?",
        answer: `A third when we start, a third when you can click on it, a third a month after it went live. Upkeep is billed each quarter, with ${company.tax}, and you can stop at the end of any of them.`,
      },
      {
        id: "leaving",
        question: "What if we want to leave?",
        answer:
          "You ring, we hand over the keys, and a page of notes for whoever comes next. It takes an afternoon and costs nothing. Seven have left; two came back.",
      },
    ],
  },
} as const satisfies ContactWords;
