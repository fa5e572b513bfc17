import type { PageFacts } from "@kolam/content/model/pages/page-facts";

export const page = {
  path: "/careers",
  group: "resources",
  order: 20,
  indexable: true,
  form: true,
} as const satisfies PageFacts;
