import { sitemapPage as first } from "../../en/pages/sitemap-page.ts";

export const sitemapPage = {
  hero: { title: "Inhaltsübersicht", lead: "Alle Seiten dieser Website in einer Liste." },
  contact: {
    title: "Nicht dabei?",
    lead: "Dann fragen Sie uns danach:",
    email: "E-Mail",
    phone: "Telefon",
  },
  quick: { label: "Direktzugriff", pages: first.quick.pages },
  lists: {
    cases: "Projekte",
    articles: "Artikel",
    openings: "Offene Stellen",
    sectors: "Branchen",
    offers: "Angebote",
  },
  allArticles: (count: number) => `Alle ${count} Artikel`,
} as const satisfies Record<keyof typeof first, unknown>;
