import type { PageFacts } from "@kolam/content/model/pages/page-facts";

export const page = {
  path: "/imprint",
  group: "legal",
  order: 25,
  indexable: false,
} as const satisfies PageFacts;
