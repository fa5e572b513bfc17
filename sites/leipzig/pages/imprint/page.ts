import type { PageFacts } from "@kolam/content/model/pages/page-facts";

export const page = {
  path: "/impressum",
  group: "legal",
  order: 100,
  indexable: false,
  imprint: true,
} as const satisfies PageFacts;
