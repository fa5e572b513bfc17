import type { PageFacts } from "@kolam/content/model/pages/page-facts";

export const page = {
  path: "/blog",
  group: "resources",
  order: 10,
  indexable: true,
  lists: "articles",
  loads: "list",
} as const satisfies PageFacts;
