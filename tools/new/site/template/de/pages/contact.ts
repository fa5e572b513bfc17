import type { ContactWords } from "@kolam/content/model/types/pages";
import { promises } from "../claims.ts";

/** Die Texte der Kontaktseite, ohne ihr Formular. */
export const contact = {
  hero: { title: "Kontakt", lead: `Schreiben Sie uns. Ein Mensch antwortet ${promises.read}.` },
  cards: {
    title: "So erreichen Sie uns",
    phone: { title: "Anrufen" },
    email: { title: "Schreiben", text: "Für alles." },
    chat: { title: "Chatten", text: "Für kurze Fragen." },
    visit: { title: "Vorbeikommen", text: "Bitte sagen Sie vorher Bescheid." },
  },
  offices: { title: "Wo wir sind", lead: "Bitte sagen Sie vorher Bescheid." },
  form: { title: "Schreiben Sie uns", lead: "Was freiwillig ist, ist gekennzeichnet." },
  reasons: { title: "In Zahlen", lead: "Jede Zahl sagt, was sie zählt.", figures: [] },
  faq: {
    title: "Fragen",
    lead: "Was wir gefragt werden, bevor jemand schreibt.",
    items: [
      {
        id: "what-does-it-cost",
        question: "Was kostet es?",
        answer: [
          "Das hängt davon ab, was Sie brauchen. Senden Sie uns eine ",
          { text: "Angebotsanfrage", href: "/quote" },
          `, und Sie hören von uns ${promises.quote}.`,
        ],
      },
      {
        id: "first-question",
        question: "[Replace] Eine Frage, die man Ihnen stellt?",
        answer: "[Replace] Ihre Antwort.",
      },
    ],
  },
} as const satisfies ContactWords;
