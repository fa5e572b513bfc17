import type { PageId } from "@kolam/content/model/pages/paths";
import type { Heading } from "@kolam/content/model/types/heading";

/** The words of the sitemap page, apart from its lists, which come from `paths`. */
export const sitemapPage = {
  hero: {
    title: "Sitemap",
    lead: "Every page of this site in one list, in the order we would read them.",
  },
  contact: {
    title: "Not on the list?",
    lead: "Then it does not exist yet. Ask us about it:",
    email: "E-mail",
    phone: "Phone",
  },
  quick: {
    label: "Quick links",
    pages: ["quote", "services", "careers", "contact"],
  },
  lists: {
    cases: "Cases",
    articles: "Articles",
    openings: "Open positions",
    sectors: "Sectors",
    offers: "Offers",
  },
  /** The link to the blog, shown if the list is incomplete. */
  allArticles: (count: number) => `All ${count} articles`,
} as const satisfies {
  hero: Heading;
  contact: Heading & { email: string; phone: string };
  quick: { label: string; pages: readonly PageId[] };
  lists: Record<"cases" | "sectors" | "articles" | "openings" | "offers", string>;
  allArticles: (count: number) => string;
};
