import type { PageFacts } from "@kolam/content/model/pages/page-facts";

export const page = {
  path: "/",
  group: "main",
  order: 10,
  indexable: true,
  lists: "articles",
} as const satisfies PageFacts;
