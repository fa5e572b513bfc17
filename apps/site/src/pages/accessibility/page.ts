import type { PageFacts } from "@kolam/content/model/pages/page-facts";

export const page = {
  path: "/accessibility",
  group: "legal",
  order: 30,
  indexable: true,
} as const satisfies PageFacts;
