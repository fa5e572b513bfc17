import { landingBySlug } from "@kolam/content/model/landing/pages";
import type { DataOf, LandingData } from "../../articles/data-of.ts";

export const data: DataOf<LandingData> = async (slug, { readBody }) => {
  const page = landingBySlug(slug);
  return page ? { page, body: await readBody("landing", slug) } : null;
};
