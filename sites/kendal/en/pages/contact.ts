import type { ContactWords } from "@kolam/content/model/types/pages";
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
    },
    email: { title: "Letter box", text: "Opened at nine, one and four." },
    chat: {
      title: "Messages",
      text: "Good for a photograph of whatever has gone wrong.",
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
          "The smallest one is on the ",
          { text: "price list", href: "/services" },
          ". For yours, ",
          { text: "tell us about it", href: "/quote" },
          ` and there will be a sum in your letter box ${promises.quote}.`,
        ],
      },
    ],
  },
} as const satisfies ContactWords;
