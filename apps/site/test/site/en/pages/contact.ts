import type { ContactWords } from "@kolam/content/model/types/pages";
import { company } from "@site/facts/company";
import { claims, promises } from "../claims.ts";

export const contact = {
  hero: { title: "Write to us", lead: "Or call. Somebody answers." },
  cards: {
    title: "How to reach us",
    phone: { title: "Call", text: "In English or Arabic." },
    email: { title: "Write", text: "Read every morning." },
    chat: { title: "Chat", text: "For short questions." },
    visit: { title: "Visit", text: "Say when you come." },
  },
  offices: { title: "Where we are", lead: "Two offices, both with a desk for visitors." },
  form: { title: "Send us a message", lead: "Four fields are required." },
  reasons: { title: "Why people come to us", lead: "Three figures.", figures: claims.contact },
  faq: {
    title: "Before the first talk",
    lead: "Three questions.",
    items: [
      {
        id: "when",
        question: "When do you answer?",
        answer: `Usually ${promises.read}.`,
      },
      {
        id: "cost",
        question: "What does it cost?",
        answer: [
          "Prices are on the page of ",
          { text: "services", href: "/services" },
          ", and a ",
          { text: "quote", href: "/quote" },
          ` comes ${promises.quote}.`,
        ],
      },
      {
        id: "outside",
        question: `Do you also work outside ${company.city}?`,
        answer: "Yes, by telephone.",
      },
    ],
  },
} as const satisfies ContactWords;
