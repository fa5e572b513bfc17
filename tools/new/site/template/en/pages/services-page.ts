import type { ServicesWords } from "@kolam/content/model/types/pages";

/** The texts of the services overview, apart from its cards. */
export const servicesPage = {
  hero: {
    title: "Our services",
    lead: "[Replace] What your services have in common, in one sentence.",
  },
  cards: { title: "What we do", lead: "Each with what it includes." },
  claims: { title: "Our services in figures", figures: [] },
  pricing: {
    title: "What it costs",
    lead: "[Replace] How you find a price, in one sentence.",
    items: [
      { title: "The quote", text: "You tell us what you need, and we tell you what it costs." },
      { title: "[Replace] How you charge", text: "[Replace] By project, by day or by month." },
    ],
  },
  closing: {
    title: "Not sure what you need?",
    text: "Describe it in your own words.",
    actions: [
      { label: "Get a quote", href: "/quote" },
      { label: "Ask us", href: "/contact" },
    ],
  },
} as const satisfies ServicesWords;
