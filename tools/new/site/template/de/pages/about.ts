import type { AboutWords } from "@kolam/content/model/types/pages";
import { company } from "@site/facts/company";

/** Die Texte der Seite über Sie. `team` nennt die Menschen: Name, Aufgabe, ein Satz. */
export const about = {
  hero: {
    title: `Über ${company.name}`,
    lead: "[Replace] Wer Sie sind, in ein oder zwei Sätzen.",
    photo: { drawing: "about" },
  },
  story: {
    title: "Wie es anfing",
    paragraphs: ["[Replace] Wie Sie zu dieser Arbeit kamen, in drei oder vier Sätzen."],
  },
  mission: { title: "Was wir tun", text: "[Replace] Was Sie tun, in ein oder zwei Sätzen." },
  vision: { title: "Wozu", text: "[Replace] Was dadurch besser werden soll." },
  impact: { title: "In Zahlen", lead: "Jede Zahl sagt, was sie zählt.", figures: [] },
  values: {
    title: "Was uns wichtig ist",
    lead: "[Replace] Woran ein Kunde es merkt.",
    items: [
      { title: "[Replace] Der erste Wert", text: "[Replace] Was er für Ihre Arbeit heißt." },
      { title: "[Replace] Der zweite Wert", text: "[Replace] Was er für Ihre Arbeit heißt." },
    ],
  },
  timeline: {
    title: "Unser Weg bisher",
    lead: "In wenigen Zeilen.",
    items: [
      {
        year: company.founded,
        title: `${company.name} fängt an`,
        text: "[Replace] Wie es anfing, in einem Satz.",
      },
    ],
  },
  working: {
    title: "Wie wir arbeiten",
    paragraphs: ["[Replace] Mit wem ein Kunde spricht, und wie ein Projekt verläuft."],
  },
  closing: {
    title: "Lernen Sie uns kennen",
    text: "Schreiben Sie uns, worum es geht.",
    actions: [{ label: "Kontakt", href: "/contact" }],
  },
} as const satisfies AboutWords;
