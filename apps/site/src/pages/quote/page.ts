import type { PageFacts } from "@kolam/content/model/pages/page-facts";

export const page = {
  path: "/quote",
  group: "resources",
  order: 30,
  indexable: true,
  form: true,
} as const satisfies PageFacts;
