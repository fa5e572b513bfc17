import type { ContactWords } from "@kolam/content/model/types/pages";
import { promises } from "../claims.ts";

/** The texts of the contact page, apart from its form. */
export const contact = {
  hero: { title: "Contact", lead: `Write to us. A person answers ${promises.read}.` },
  cards: {
    title: "How to reach us",
    phone: { title: "Call" },
    email: { title: "Write", text: "For everything." },
    chat: { title: "Chat", text: "For short questions." },
    visit: { title: "Visit", text: "Please tell us before you come." },
  },
  offices: { title: "Where we are", lead: "Please tell us before you come." },
  form: { title: "Send us a message", lead: "What is optional is marked." },
  reasons: { title: "In figures", lead: "Each figure says what it counts.", figures: [] },
  faq: {
    title: "Questions",
    lead: "What people ask us before they write.",
    items: [
      {
        id: "what-does-it-cost",
        question: "What does it cost?",
        answer: [
          "That depends on what you need. Send us a ",
          { text: "quote request", href: "/quote" },
          `, and you hear from us ${promises.quote}.`,
        ],
      },
      {
        id: "first-question",
        question: "[Replace] A question that people ask you?",
        answer: "[Replace] Your answer.",
      },
    ],
  },
} as const satisfies ContactWords;
