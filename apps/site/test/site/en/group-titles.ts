import type { PathGroup } from "@kolam/content/model/pages/page-facts";

export const groupTitles = {
  main: "Main pages",
  services: "Services",
  resources: "Resources",
  legal: "Legal",
} as const satisfies Record<PathGroup, string>;
