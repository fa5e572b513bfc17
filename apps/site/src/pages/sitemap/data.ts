import { landings } from "@kolam/content/model/landing/pages";
import { listedCases } from "@kolam/content/model/portfolio/cases";
import type { DataOf, SitemapData } from "../../articles/data-of.ts";

/** How many cases the page lists. The portfolio has all. */
const shownCases = 24;

export const data: DataOf<SitemapData> = async () => ({
  cases: listedCases.slice(0, shownCases).map(({ id, language, project, client }) => ({
    id,
    ...(language ? { language } : {}),
    project,
    client,
  })),
  landings: landings.map(({ slug, title }) => ({ slug, title })),
});
