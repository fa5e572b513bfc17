import { landings } from "@site/entries/landing-pages";
import type { Landing } from "../types/landing.ts";

export { landings };

const bySlug: ReadonlyMap<string, Landing> = new Map(landings.map((page) => [page.slug, page]));

/** The landing page at `/<slug>`, or `undefined` if there is none. */
export const landingBySlug = (slug: string): Landing | undefined => bySlug.get(slug);
