import type { NotFoundWords } from "@kolam/content/model/types/pages";

export const notFound = {
  code: "404",
  title: "Seite nicht gefunden",
  lead: "Die Seite ist umgezogen, oder die Adresse enthält einen Fehler.",
  actions: { home: { label: "Zur Startseite", href: "/" }, back: "Zurück" },
  suggested: {
    title: "Vielleicht eine von diesen",
    pages: ["services", "about", "contact", "quote"],
  },
  help: {
    title: "Oder fragen Sie uns",
    text: "Sagen Sie uns, was Sie gesucht haben.",
    contact: { label: "Kontakt", href: "/contact" },
    call: "Anrufen:",
  },
  statistics: { title: "In Zahlen", figures: [] },
} as const satisfies NotFoundWords;
