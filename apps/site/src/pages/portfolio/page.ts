import type { PageFacts } from "@kolam/content/model/pages/page-facts";

export const page = {
  path: "/portfolio",
  group: "main",
  order: 40,
  indexable: true,
  lists: "cases",
  loads: "list",
} as const satisfies PageFacts;
