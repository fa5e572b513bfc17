import type { PageFacts } from "@kolam/content/model/pages/page-facts";

export const page = {
  path: "/prices",
  group: "resources",
  order: 40,
  indexable: true,
} as const satisfies PageFacts;
