import type { PageFacts } from "@kolam/content/model/pages/page-facts";

export const page = {
  path: "/portfolio",
  group: "resources",
  order: 60,
  indexable: true,
  lists: "cases",
  loads: "list",
} as const satisfies PageFacts;
