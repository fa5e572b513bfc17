import { caseById, nextCase } from "@kolam/content/model/portfolio/cases";
import type { CaseData, DataOf } from "../../articles/data-of.ts";

export const data: DataOf<CaseData> = async (slug, { readBody }) => {
  const caseStudy = caseById(slug);
  if (!caseStudy) return null;
  return { caseStudy, body: await readBody("cases", slug), next: nextCase(caseStudy.id) };
};
