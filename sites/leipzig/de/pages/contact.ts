import type { ContactWords } from "@kolam/content/model/types/pages";
import { claims, promises } from "../claims.ts";

/** The words of the contact page, apart from its form (`forms/contact.ts`). */
export const contact = {
  hero: {
    title: "Es geht jemand ran",
    lead: "Kein Sprachmenü, kein Ticket. Am Telefon sitzt, wer die Arbeit macht.",
  },
  cards: {
    title: "So erreichen Sie uns",
    phone: { title: "Anrufen" },
    email: {
      title: "Schreiben",
      text: "Für alles, was einen Anhang hat oder morgens um sechs einfällt.",
    },
    chat: { title: "Chat", text: "" },
    visit: { title: "Vorbeikommen", text: "" },
  },
  offices: {
    title: "Zwei Büros, beide stufenlos",
    lead: "In Leipzig durch die Einfahrt, dann links an der Linde. In Halle ist die Klingel neben der Bäckerei.",
  },
  form: {
    title: "Nachricht schreiben",
    lead: "Vier Angaben brauchen wir, die anderen sparen eine Rückfrage.",
  },
  reasons: {
    title: "Damit dürfen Sie rechnen",
    lead: "Auch im August.",
    figures: claims.contact,
  },
  faq: {
    title: "Was die meisten zuerst fragen",
    lead: "Ihre Frage ist nicht dabei? Dann rufen Sie an.",
    items: [
      {
        id: "wie-lange",
        question: "Wie lange dauert eine Prüfung?",
        answer: `Von der Zusage bis zum Bericht ${promises.simpleSite}. Das Beheben richtet sich nach den Befunden; bei großen Auftritten sind es ${promises.complexSite}.`,
      },
      {
        id: "was-kostet-das",
        question: "Was kostet das?",
        answer: [
          "Die Preise stehen auf der Seite ",
          { text: "Leistungen", href: "/services" },
          ". Für Ihre Website nennen wir Ihnen einen, wenn Sie ein ",
          { text: "Angebot anfordern", href: "/quote" },
          ".",
        ],
      },
      {
        id: "eigene-technik",
        question: "Wir haben eine Agentur. Stört das?",
        answer:
          "Im Gegenteil. Wir liefern die Befunde so, dass Ihre Agentur sie abarbeiten kann, und prüfen danach noch einmal. Über andere Agenturen sprechen wir nicht schlecht.",
      },
    ],
  },
} as const satisfies ContactWords;
