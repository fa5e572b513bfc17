import type { Heading, Some } from "@kolam/content/model/basics/shapes";
import type { QuoteWords } from "@kolam/content/model/shapes/pages";
import type { QuoteStepId } from "#texts/forms/quote.ts";
import { promises } from "../claims.ts";

/** The four steps of the wizard, in order. */
export const quoteSteps = [
  { id: "contact", title: "Ihre Kontaktdaten", lead: "Wer fragt, und wohin das Angebot soll." },
  {
    id: "project",
    title: "Das Vorhaben",
    lead: "Worum es geht, in welchem Rahmen, bis wann. Ungefähr genügt.",
  },
  {
    id: "requirements",
    title: "Anforderungen",
    lead: "Was stört, und woran Sie merken, dass es behoben ist.",
  },
  { id: "review", title: "Prüfen und absenden", lead: "Alle Angaben auf einen Blick." },
] as const satisfies Some<Heading & { id: QuoteStepId }>;

/** The words of the quote page, apart from its form (`forms/quote.ts`). */
export const quote = {
  hero: {
    title: "In vier Schritten zum Angebot",
    lead: "Etwa sechs Minuten. Was Sie eingeben, bleibt auf Ihrem Gerät, bis Sie es absenden.",
  },
  wizard: {
    position: (step: number, of: number) => `Schritt ${step} von ${of}`,
    percent: (percent: number) => `${percent} % ausgefüllt`,
    completed: "Erledigt",
    current: "Aktueller Schritt",
    upcoming: "Noch offen",
    invalid: "Bitte noch einmal prüfen",
    next: "Weiter",
    previous: "Zurück",
    change: "Ändern",
    unanswered: "Keine Angabe",
    /** Instead of `unanswered`, if the answer is required. */
    needed: "Fehlt noch",
    stepsLabel: "Schritte der Angebotsanfrage",
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
