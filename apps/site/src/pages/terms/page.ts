import type { PageFacts } from "@kolam/content/model/pages/page-facts";

export const page = {
  path: "/terms",
  group: "legal",
  order: 20,
  indexable: false,
} as const satisfies PageFacts;
