import type { PathGroup } from "@kolam/content/model/pages/page-facts";

/** The headings under which the sitemap page and `llms.txt` list the pages. */
export const groupTitles = {
  main: "Main Pages",
  services: "Services",
  resources: "Resources",
  legal: "Legal",
} as const satisfies Record<PathGroup, string>;
