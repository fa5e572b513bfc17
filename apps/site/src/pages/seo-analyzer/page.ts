import type { PageFacts } from "@kolam/content/model/pages/page-facts";

export const page = {
  path: "/seo-analyzer",
  group: "resources",
  order: 70,
  indexable: true,
  form: true,
} as const satisfies PageFacts;
