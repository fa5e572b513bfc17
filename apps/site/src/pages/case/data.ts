import { caseById, nextCase } from "@kolam/content/model/portfolio/cases";
import type { CaseData, DataOf } from "../../articles/data-of.ts";
import { withAsks } from "../../sections/body/asks.ts";
import { askInTurn } from "../../sections/service/asks.ts";

export const data: DataOf<CaseData> = async (slug, { readBody }) => {
  const caseStudy = caseById(slug);
  if (!caseStudy) return null;
  const [service] = caseStudy.services;
  const body = withAsks(await readBody("cases", slug), {
    before: { narrow: 930, wide: 920 },
    after: { narrow: 680, wide: 330 },
    askAt: (place) => askInTurn(service, place),
  });
  return { caseStudy, body, next: nextCase(caseStudy.id) };
};
