import type { PageFacts } from "@kolam/content/model/pages/page-facts";

export const page = {
  path: "/privacy",
  group: "legal",
  order: 10,
  indexable: false,
} as const satisfies PageFacts;
