import { caseById, nextCase } from "@kolam/content/model/portfolio/cases";
import type { CaseData, DataOf } from "../../articles/data-of.ts";

export const data: DataOf<CaseData> = async (slug, { readBody }) => {
  const story = caseById(slug);
  if (!story) return null;
  return { story, body: await readBody("cases", slug), next: nextCase(story.id) };
};
