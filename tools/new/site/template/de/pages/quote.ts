import type { QuoteWords } from "@kolam/content/model/types/pages";
import { promises } from "../claims.ts";

/** Die Texte der Angebotsanfrage, ohne ihr Formular. */
export const quote = {
  hero: {
    title: "Angebot anfragen",
    lead: "Vier kurze Schritte. Was Sie eingeben, bleibt auf diesem Gerät, bis Sie es absenden.",
  },
  tiles: {
    title: "Was Sie bekommen",
    items: [
      { title: "Einen Preis und einen Termin", text: `Sie haben beides ${promises.quote}.` },
      { title: "Unverbindlich", text: "Ein Angebot kostet nichts und verpflichtet zu nichts." },
      { title: "[Replace] Noch etwas", text: "[Replace] Zum Beispiel, wer das Angebot schreibt." },
    ],
  },
  faq: {
    title: "Zum Angebot",
    lead: "Was man uns fragt, bevor man dieses Formular absendet.",
    items: [
      {
        id: "not-sure-yet",
        question: "Was, wenn ich Einzelheiten noch nicht weiß?",
        answer:
          "Lassen Sie die freiwilligen Felder leer, und schreiben Sie, was Sie wissen. Wir fragen nach, wenn wir mehr brauchen.",
      },
      {
        id: "how-binding",
        question: "Ist der Preis verbindlich?",
        answer: "[Replace] Wofür er gilt, und wie lange.",
      },
      {
        id: "who-sees-it",
        question: "Wer sieht, was ich schreibe?",
        answer: [
          "Die Menschen, die Ihr Angebot schreiben. Genaueres steht in der ",
          { text: "Datenschutzerklärung", href: "/privacy" },
          ".",
        ],
      },
    ],
  },
  confirmation: {
    title: "Ihre Anfrage ist abgesendet",
    text: `Danke. Ein Mensch liest sie, und Sie haben Ihr Angebot ${promises.quote}.`,
    actions: [
      { label: "Startseite", href: "/" },
      { label: "Unsere Leistungen", href: "/services" },
    ],
  },
} as const satisfies QuoteWords;
