import type { PageFacts } from "@kolam/content/model/pages/page-facts";

export const page = { path: "/careers/:slug", form: true } as const satisfies PageFacts;
