import type { PageFacts } from "@kolam/content/model/pages/page-facts";

export const page = {
  path: "/sitemap",
  group: "legal",
  order: 40,
  indexable: true,
  lists: "articles",
  loads: "data",
} as const satisfies PageFacts;
