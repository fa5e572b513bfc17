import type { QuoteWords } from "@kolam/content/model/types/pages";
import { promises } from "../claims.ts";

/** The texts of the quote page, apart from its form. */
export const quote = {
  hero: {
    title: "Get a quote",
    lead: "Four short steps. What you type stays on this device until you send it.",
  },
  tiles: {
    title: "What you get",
    items: [
      { title: "A price and a date", text: `You have them ${promises.quote}.` },
      { title: "No obligation", text: "A quote costs nothing and binds you to nothing." },
      { title: "[Replace] One thing more", text: "[Replace] Who writes the quote, for example." },
    ],
  },
  faq: {
    title: "About quotes",
    lead: "What people ask before they send this form.",
    items: [
      {
        id: "not-sure-yet",
        question: "What if I do not know the details yet?",
        answer: "Leave the optional fields empty and write what you know. We ask if we need more.",
      },
      {
        id: "how-binding",
        question: "Is the price binding?",
        answer: "[Replace] For what it holds, and how long.",
      },
      {
        id: "who-sees-it",
        question: "Who sees what I write?",
        answer: [
          "Those who write your quote. The details are in the ",
          { text: "privacy policy", href: "/privacy" },
          ".",
        ],
      },
    ],
  },
  confirmation: {
    title: "Your request has been sent",
    text: `Thank you. A person will read it, and you will have your quote ${promises.quote}.`,
    actions: [
      { label: "Home page", href: "/" },
      { label: "Our services", href: "/services" },
    ],
  },
} as const satisfies QuoteWords;
