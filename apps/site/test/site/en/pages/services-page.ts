import type { ServicesWords } from "@kolam/content/model/types/pages";
import { claims } from "../claims.ts";

export const servicesPage = {
  hero: {
    title: "Three services",
    lead: "What each includes, and where it starts.",
    picture: { file: "desk.png", alt: "A desk with a screen and a lamp." },
  },
  cards: { title: "Choose one", lead: "Nobody needs all of them on the first day." },
  claims: { title: "In three figures", figures: claims.services },
  pricing: {
    title: "How to read a price",
    lead: "It is the smallest job that we do well.",
    action: { label: "Add them up", href: "/prices" },
    items: [
      { title: "Once", text: "For the whole." },
      { title: "A month", text: "For as long as you like." },
      { title: "On request", text: "After the first talk." },
    ],
  },
  closing: {
    title: "Not sure which one?",
    text: "Say what is wrong.",
    actions: [{ label: "Get a quote", href: "/quote" }],
  },
} as const satisfies ServicesWords;
