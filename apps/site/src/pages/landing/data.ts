import { landingBySlug } from "@kolam/content/model/landing/pages";
import { casesOfSector } from "@kolam/content/model/portfolio/cases";
import { seededDrawing } from "@site/brand/drawings";
import type { DataOf, LandingData } from "../../articles/data-of.ts";

export const data: DataOf<LandingData> = async (slug, { readBody }) => {
  const page = landingBySlug(slug);
  if (!page) return null;
  const { width, height, line, dotsPath } = seededDrawing(slug);
  const drawing = { width, height, line, dotsPath };
  const cases = page.sector ? casesOfSector(page.sector) : undefined;
  return { page, drawing, ...(cases && { cases }), body: await readBody("landing", slug) };
};
