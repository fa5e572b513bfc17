import type { PageFacts } from "@kolam/content/model/pages/page-facts";

export const page = {
  path: "/contact",
  group: "main",
  order: 40,
  indexable: true,
  form: true,
} as const satisfies PageFacts;
