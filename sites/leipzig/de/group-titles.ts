import type { PathGroup } from "@kolam/content/model/pages/page-facts";

/** The headings under which the sitemap page and `llms.txt` list the pages. */
export const groupTitles = {
  main: "Hauptseiten",
  services: "Leistungen",
  resources: "Mehr",
  legal: "Rechtliches",
} as const satisfies Record<PathGroup, string>;
