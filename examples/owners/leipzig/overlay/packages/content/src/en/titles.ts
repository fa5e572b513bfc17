import type { PageId, PathGroup } from "@kolam/content/model/pages/paths";

/**
 * The name of each page in menus, breadcrumbs, the sitemap page and, of a service, on its cards and
 * in the quote form.
 */
export const titles = {
  home: "Startseite",
  about: "Über uns",
  services: "Leistungen",
  contact: "Kontakt",
  barrierefreiheitspruefung: "Barrierefreiheitsprüfung",
  datenschutzfolgenabschaetzung: "Datenschutzfolgenabschätzung",
  blog: "Blog",
  careers: "Karriere",
  quote: "Angebot anfordern",
  portfolio: "Projekte",
  "seo-analyzer": "SEO-Analyse",
  impressum: "Impressum",
  privacy: "Datenschutzerklärung",
  terms: "AGB",
  accessibility: "Barrierefreiheit",
  sitemap: "Inhaltsübersicht",
  "thank-you": "Vielen Dank",
} as const satisfies Record<PageId, string>;

/** The headings under which the sitemap page and `llms.txt` list the pages. */
export const groupTitles = {
  main: "Hauptseiten",
  services: "Leistungen",
  resources: "Mehr",
  legal: "Rechtliches",
} as const satisfies Record<PathGroup, string>;
