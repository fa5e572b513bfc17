import type { Benefits, Process, ServicePageBase } from "@kolam/content/model/types/service";

interface Page extends ServicePageBase<"our-service"> {
  readonly process: Process;
  readonly benefits: Benefits;
}

/** Die Texte dieser Leistung. Zahlen und Fälle erscheinen, sobald es welche gibt. */
export const ourService = {
  id: "our-service",
  hero: {
    title: "[Replace] Was jemand hören möchte, der das braucht",
    lead: "[Replace] Was Sie dafür tun, in ein oder zwei Sätzen.",
    actions: [
      { label: "Angebot anfragen", href: "/quote" },
      { label: "Kontakt", href: "/contact" },
    ],
  },
  offerings: {
    title: "Was dazugehört",
    lead: "[Replace] Die Teile der Leistung, in einem Satz.",
    items: [
      { title: "[Replace] Der erste Teil", text: "[Replace] Was er ist, in zwei Sätzen." },
      { title: "[Replace] Der zweite Teil", text: "[Replace] Was er ist, in zwei Sätzen." },
      { title: "[Replace] Der dritte Teil", text: "[Replace] Was er ist, in zwei Sätzen." },
    ],
  },
  process: {
    title: "Wie wir arbeiten",
    lead: "[Replace] Wie lange die Schritte zusammen dauern.",
    items: [
      { title: "[Replace] Der erste Schritt", text: "[Replace] Was in ihm geschieht." },
      { title: "[Replace] Der zweite Schritt", text: "[Replace] Was in ihm geschieht." },
      { title: "[Replace] Der dritte Schritt", text: "[Replace] Was in ihm geschieht." },
    ],
  },
  benefits: {
    title: "Was Sie danach haben",
    lead: "[Replace] Was sich für einen Kunden ändert, in einem Satz.",
    items: ["[Replace] Das Erste, was besser ist", "[Replace] Das Zweite", "[Replace] Das Dritte"],
  },
  figures: { title: "In Zahlen", lead: "Jede Zahl sagt, was sie zählt.", items: [] },
  cases: { title: "Aus unserer Arbeit", lead: "Was daraus geworden ist.", items: [] },
  questions: {
    title: "Fragen",
    lead: "Was Kunden uns fragen, bevor sie beginnen.",
    items: [
      {
        id: "first-question",
        question: "[Replace] Eine Frage, die Kunden zu der Leistung stellen?",
        answer: "[Replace] Ihre Antwort.",
      },
    ],
  },
  closing: {
    title: "Erzählen Sie uns von Ihrem Vorhaben",
    text: "Ein paar Sätze genügen für den Anfang.",
    actions: [
      { label: "Angebot anfragen", href: "/quote" },
      { label: "Kontakt", href: "/contact" },
    ],
  },
} as const satisfies Page;
