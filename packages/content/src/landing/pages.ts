import { landings } from "#words/landing/all.generated.ts";
import type { Landing } from "../shapes/landing.ts";

export { landings };

/** The landing page at `/<slug>`, or `undefined` if there is none. */
export const landingBySlug = (slug: string): Landing | undefined =>
  landings.find((page) => page.slug === slug);
