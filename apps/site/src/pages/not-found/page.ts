import type { PageFacts } from "@kolam/content/model/pages/page-facts";

export const page = { path: "*" } as const satisfies PageFacts;
