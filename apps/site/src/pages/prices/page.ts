import type { PageFacts } from "@kolam/content/model/pages/page-facts";

export const page = {
  path: "/prices",
  group: "main",
  order: 50,
  indexable: true,
} as const satisfies PageFacts;
