import type { PageFacts } from "@kolam/content/model/pages/page-facts";

export const page = {
  path: "/proof",
  group: "main",
  order: 60,
  indexable: true,
  loads: "figures",
} as const satisfies PageFacts;
