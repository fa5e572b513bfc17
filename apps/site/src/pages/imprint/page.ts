import type { PageFacts } from "@kolam/content/model/pages/page-facts";

export const page = {
  path: "/imprint",
  group: "legal",
  order: 5,
  indexable: false,
  imprint: true,
} as const satisfies PageFacts;
