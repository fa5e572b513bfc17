import type { PageFacts } from "@kolam/content/model/pages/page-facts";

export const page = {
  path: "/imprint",
  group: "legal",
  order: 40,
  indexable: false,
} as const satisfies PageFacts;
