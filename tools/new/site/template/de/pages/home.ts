import type { HomeWords } from "@kolam/content/model/types/pages";
import { company } from "@site/facts/company";

/** Die Texte der Startseite. Zahlen, Arbeiten und Stimmen erscheinen, sobald es welche gibt. */
export const home = {
  hero: {
    eyebrow: company.name,
    title: "[Replace] Was Sie tun,",
    /** Die letzten Worte des Titels, in der Akzentfarbe. */
    accent: "und für wen.",
    lead: "[Replace] Was ein Kunde von Ihnen erwarten kann, in ein oder zwei Sätzen.",
    actions: [
      { label: "Angebot anfragen", href: "/quote" },
      { label: "Unsere Leistungen", href: "/services" },
    ],
  },
  statistics: { title: `${company.name} in Zahlen`, figures: [] },
  intro: {
    eyebrow: "Wer wir sind",
    title: "[Replace] Was Sie besonders macht",
    paragraphs: ["[Replace] Wer Sie sind und wie Sie arbeiten, in zwei Sätzen."],
    action: { label: "Über uns", href: "/about" },
  },
  services: {
    title: "Was wir tun",
    lead: "[Replace] Ihre Leistungen, in einem Satz.",
    action: { label: "Alle Leistungen", href: "/services" },
  },
  work: {
    title: "Aus unserer Arbeit",
    lead: "Was gebraucht wurde, was wir getan haben, und was daraus geworden ist.",
    action: { label: "Alle Projekte", href: "/services" },
    cases: [],
  },
  testimonials: {
    title: "Was Kunden sagen",
    lead: "In ihren eigenen Worten.",
  },
  blog: {
    title: "Aus dem Blog",
    lead: "Was wir bei der Arbeit gelernt haben.",
    action: { label: "Alle Artikel", href: "/blog" },
  },
  closing: {
    title: "Erzählen Sie uns von Ihrem Vorhaben",
    text: "Ein paar Sätze genügen für den Anfang.",
    actions: [
      { label: "Angebot anfragen", href: "/quote" },
      { label: "Kontakt", href: "/contact" },
    ],
  },
} as const satisfies HomeWords;
