import type { PageId, PathGroup } from "@kolam/content/model/pages/paths";

/**
 * The name of each page in menus, breadcrumbs, the sitemap page and, of a service, on its cards and
 * in the quote form.
 */
export const titles = {
  home: "Home",
  about: "About",
  services: "Services",
  contact: "Contact",
  websites: "Websites",
  blog: "Blog",
  careers: "Careers",
  quote: "Get a Quote",
  portfolio: "Portfolio",
  "seo-analyzer": "SEO Analyzer",
  privacy: "Privacy Policy",
  terms: "Terms of Service",
  accessibility: "Accessibility",
  sitemap: "Sitemap",
  "thank-you": "Thank you",
} as const satisfies Record<PageId, string>;

/** The headings under which the sitemap page and `llms.txt` list the pages. */
export const groupTitles = {
  main: "Main Pages",
  services: "Services",
  resources: "Resources",
  legal: "Legal",
} as const satisfies Record<PathGroup, string>;
