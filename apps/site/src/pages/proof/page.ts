import type { PageFacts } from "@kolam/content/model/pages/page-facts";

export const page = {
  path: "/proof",
  group: "resources",
  order: 50,
  indexable: true,
  loads: "figures",
} as const satisfies PageFacts;
