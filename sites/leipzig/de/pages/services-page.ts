import type { ServicesWords } from "@kolam/content/model/types/pages";
import { claims } from "../claims.ts";

/** The words of the services overview, apart from its cards, which are in `services`. */
export const servicesPage = {
  hero: {
    title: "Prüfen, beheben, aufhören",
    lead: "Zwei Leistungen, von denen jede für sich steht. Keine heißt „Premium“.",
  },
  cards: {
    title: "Was Sie bei uns bestellen können",
    lead: "Einzeln oder zusammen. Wer mit der Prüfung beginnt, weiß danach, ob er den Rest braucht.",
  },
  claims: { title: "Aus den letzten hundert Prüfungen", figures: claims.services },
  pricing: {
    title: "So rechnen wir ab",
    lead: "Alle Preise verstehen sich zuzüglich Umsatzsteuer.",
    items: [
      {
        title: "Festpreise",
        text: "Für alles, was wir vorher absehen können. Brauchen wir länger, ist das unser Problem.",
      },
      {
        title: "Stunden",
        text: "Für alles, was davon abhängt, was wir finden. Abgerechnet wird je Viertelstunde, mit Nachweis.",
      },
    ],
  },
  closing: {
    title: "Sie wissen nicht, was davon?",
    text: "Beschreiben Sie, was stört. Welche Leistung das ist, finden wir heraus.",
    actions: [
      { label: "Jetzt beschreiben", href: "/quote" },
      { label: "Kurz nachfragen", href: "/contact" },
    ],
  },
} as const satisfies ServicesWords;
