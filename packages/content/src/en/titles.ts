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
  "software-development": "Custom Software Development",
  "web-development": "Web Development",
  "mobile-development": "Mobile App Development",
  "digital-marketing": "Digital Marketing",
  seo: "SEO Services",
  ecommerce: "E-commerce Solutions",
  design: "UI/UX Design",
  branding: "Branding & Strategy",
  blog: "Blog",
  careers: "Careers",
  quote: "Get a Quote",
  prices: "Prices",
  proof: "Proof",
  portfolio: "Work",
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
