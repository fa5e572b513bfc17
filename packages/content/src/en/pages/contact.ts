import { sentence } from "@kolam/content/model/basics/sentence";
import { contactWays } from "@kolam/content/model/company/contact-ways";
import type { ContactWords } from "@kolam/content/model/types/pages";
import { company } from "@site/facts/company";
import { webDevelopment } from "@site/facts/services/web-development";
import { claims, promises } from "../claims.ts";

/** How long a usual site takes, as on the page of its service. */
const usual = `${webDevelopment.weeks.join(" to ")} weeks`;

/** The words of the contact page, apart from its form (`forms/contact.ts`). */
export const contact = {
  hero: {
    title: "Talk to someone who will still be here next year",
    lead: `${sentence(contactWays)}: a project manager answers.`,
  },
  cards: {
    title: "How to reach us",
    phone: { title: "Call" },
    email: {
      title: "Write",
      text: "Read every working morning and once after lunch.",
    },
    chat: {
      title: "Chat",
      text: "For short questions. Long ones become documents sooner or later.",
    },
    visit: {
      title: "Visit",
      text: "Ask first, in case the person you want is out with a client.",
    },
  },
  offices: {
    title: "Where we are",
    lead: "Every office has a desk for visitors. Say when you are coming.",
  },
  form: {
    title: "Send us a message",
    lead: "Four fields are required. The others save a round of questions.",
  },
  reasons: {
    title: "Why people choose us",
    lead: "Four numbers to look at before you call.",
    figures: claims.contact,
  },
  faq: {
    title: "Questions asked before the first meeting",
    lead: "If yours is missing, the form above is a good place for it.",
    items: [
      {
        id: "how-long",
        question: "How long does a website take?",
        answer: `Simple sites take ${promises.simpleSite}; complex ones, which join several systems, shops or offices, take ${promises.complexSite}. Most take ${usual}. The difference is rarely the code; it is the number of people who must approve the text.`,
      },
      {
        id: "what-does-it-cost",
        question: "What does it cost?",
        answer: [
          "Every service has a starting price, and you can ",
          { text: "add up yours", href: "/prices" },
          `. For your own project, send a `,
          { text: "quote request", href: "/quote" },
          ` and you get a figure ${promises.quote}.`,
        ],
      },
      {
        id: "outside-our-city",
        question: `Do you work with companies outside ${company.city}?`,
        answer:
          "Yes. Most of our clients are elsewhere. We visit at the start and at launch, and meet by video in between. Clients abroad get hours that overlap with theirs.",
      },
      {
        id: "payment-terms",
        question: "How do payments work?",
        answer: `One-off projects are paid in parts, each for something you have seen working, the last a month after launch. Monthly services are billed on the first, with ${company.tax}, and can end with 30 days’ notice.`,
      },
      {
        id: "non-disclosure",
        question: "Will you sign a non-disclosure agreement?",
        answer:
          "Yes, before the first call if you like. Send yours or use ours, which is a page and a half.",
      },
      {
        id: "after-launch",
        question: "What happens after launch?",
        answer:
          "Ninety days of fixes are included. After that you choose: a care plan with an engineer on call day and night, repairs when you ask for them, or a clean handover to your own team.",
      },
    ],
  },
} as const satisfies ContactWords;
