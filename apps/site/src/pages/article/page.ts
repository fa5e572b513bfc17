import type { PageFacts } from "@kolam/content/model/pages/page-facts";

export const page = { path: "/blog/:slug" } as const satisfies PageFacts;
