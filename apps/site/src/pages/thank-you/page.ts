import type { PageFacts } from "@kolam/content/model/pages/page-facts";

export const page = {
  path: "/thank-you",
  group: null,
  indexable: false,
} as const satisfies PageFacts;
