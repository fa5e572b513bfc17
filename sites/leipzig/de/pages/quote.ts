import type { QuoteWords } from "@kolam/content/model/types/pages";
import { promises } from "../claims.ts";

/** The words of the quote page, apart from its form (`forms/quote.ts`). */
export const quote = {
  hero: {
    title: "In vier Schritten zum Angebot",
    lead: "Etwa sechs Minuten. Was Sie eingeben, bleibt auf Ihrem Gerät, bis Sie es absenden.",
  },
  tiles: {
    title: "Was Sie bekommen",
    items: [
      {
        title: "Einen Preis",
        text: `${promises.quote.replace("i", "I")}, bei großen Auftritten ${promises.complexQuote}.`,
      },
    ],
  },
  faq: {
    title: "Zum Angebot",
    lead: "Zwei Fragen, bevor Sie anfangen.",
    items: [
      {
        id: "verbindlich",
        question: "Ist der Preis verbindlich?",
        answer:
          "Ja, vier Wochen lang und für den beschriebenen Umfang. Ändert sich der Umfang, nennen wir einen neuen, bevor jemand arbeitet.",
      },
      {
        id: "wer-liest-mit",
        question: "Wer liest, was ich schreibe?",
        answer: [
          "Wer das Angebot rechnet, also höchstens zwei von uns. Näheres steht in der ",
          { text: "Datenschutzerklärung", href: "/privacy" },
          ".",
        ],
      },
    ],
  },
  confirmation: {
    title: "Ihre Anfrage ist da",
    text: `Vielen Dank. Sie haben das Angebot ${promises.quote}.`,
    actions: [
      { label: "Zurück zur Startseite", href: "/" },
      { label: "Inzwischen Projekte ansehen", href: "/portfolio" },
    ],
  },
} as const satisfies QuoteWords;
