import type { PageFacts } from "@kolam/content/model/pages/page-facts";

export const page = { path: "/:slug", form: true } as const satisfies PageFacts;
