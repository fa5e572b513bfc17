import type { Heading } from "@kolam/content/model/basics/shapes";
import type { PageId } from "@kolam/content/model/pages/paths";

/** The words of the sitemap page, apart from its lists, which come from `paths`. */
export const sitemapPage = {
  hero: {
    title: "Inhaltsübersicht",
    lead: "Alle Seiten auf einen Blick. Es sind nicht viele.",
  },
  contact: {
    title: "Nicht dabei?",
    lead: "Dann fragen Sie uns danach:",
    email: "E-Mail",
    phone: "Telefon",
  },
  quick: {
    label: "Am häufigsten gesucht",
    pages: ["quote", "services", "contact"],
  },
  lists: {
    cases: "Projekte",
    articles: "Notizen",
    openings: "Offene Stellen",
    offers: "Angebote",
  },
  /** The link to the blog, shown if the list is incomplete. */
  allArticles: (count: number) => `Alle ${count} Notizen`,
} as const satisfies {
  hero: Heading;
  contact: Heading & { email: string; phone: string };
  quick: { label: string; pages: readonly PageId[] };
  lists: Record<"cases" | "articles" | "openings" | "offers", string>;
  allArticles: (count: number) => string;
};
