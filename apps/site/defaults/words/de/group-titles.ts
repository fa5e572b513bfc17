import type { PathGroup } from "@kolam/content/model/pages/page-facts";

export const groupTitles = {
  main: "Hauptseiten",
  services: "Leistungen",
  resources: "Weiteres",
  legal: "Rechtliches",
} as const satisfies Record<PathGroup, string>;
