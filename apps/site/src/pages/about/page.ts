import type { PageFacts } from "@kolam/content/model/pages/page-facts";

export const page = {
  path: "/about",
  group: "main",
  order: 20,
  indexable: true,
} as const satisfies PageFacts;
