import type { ServicesWords } from "@kolam/content/model/types/pages";

/** Die Texte der Übersicht aller Leistungen, ohne ihre Karten. */
export const servicesPage = {
  hero: {
    title: "Unsere Leistungen",
    lead: "[Replace] Was Ihre Leistungen gemeinsam haben, in einem Satz.",
  },
  cards: { title: "Was wir tun", lead: "Jede mit dem, was dazugehört." },
  claims: { title: "Unsere Leistungen in Zahlen", figures: [] },
  pricing: {
    title: "Was es kostet",
    lead: "[Replace] Wie bei Ihnen ein Preis entsteht, in einem Satz.",
    items: [
      {
        title: "Das Angebot",
        text: "Sie sagen uns, was Sie brauchen, und wir sagen Ihnen, was es kostet.",
      },
      {
        title: "[Replace] Wie Sie abrechnen",
        text: "[Replace] Nach Projekt, nach Tagen oder im Monat.",
      },
    ],
  },
  closing: {
    title: "Noch nicht sicher, was Sie brauchen?",
    text: "Beschreiben Sie es in Ihren eigenen Worten.",
    actions: [
      { label: "Angebot anfragen", href: "/quote" },
      { label: "Fragen Sie uns", href: "/contact" },
    ],
  },
} as const satisfies ServicesWords;
