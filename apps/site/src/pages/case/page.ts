import type { PageFacts } from "@kolam/content/model/pages/page-facts";

export const page = { path: "/portfolio/:slug" } as const satisfies PageFacts;
