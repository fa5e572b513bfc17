import { cases } from "@site/entries/cases";
import { caseIds } from "../services/cases.ts";
import type { CaseId, SectorId } from "../services/services.ts";
import type { Case } from "../types/case.ts";
import { casePageCount, type ListedCase } from "./case-list.ts";

export * from "./case-list.ts";
export { cases };

const byId: ReadonlyMap<string, Case> = new Map(cases.map((one) => [one.id, one]));

/** The case at `/portfolio/<id>`, or `undefined` if there is none. */
export const caseById = (id: string): Case | undefined => byId.get(id);

/** The case to read after this one; `undefined` for the only one. */
export function nextCase(id: CaseId): Case | undefined {
  const next = caseIds[(caseIds.indexOf(id) + 1) % caseIds.length];
  return next === undefined || next === id ? undefined : caseById(next);
}

/** The path of a case. */
export const casePath = (id: CaseId) => `/portfolio/${id}` as const;

/** A case without the fields that only its own page shows. */
export function listedCase(one: Case): ListedCase {
  const {
    id,
    language,
    awaits,
    client,
    project,
    figure,
    summary,
    sector,
    services,
    testimonial,
    picture,
  } = one;
  return {
    id,
    client,
    project,
    figure,
    summary,
    sector,
    services,
    ...(language ? { language } : {}),
    ...(awaits ? { awaits } : {}),
    ...(testimonial ? { testimonial } : {}),
    ...(picture ? { picture } : {}),
  };
}

/** All cases as the portfolio lists them: on one page by service, on several the newest first. */
export const listedCases: readonly ListedCase[] = (
  casePageCount(cases.length) === 1
    ? cases
    : cases.toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
).map(listedCase);

/** The cases that are among those of a service. */
export const casesOfService = (service: string): readonly ListedCase[] =>
  listedCases.filter(({ services }) => services.some((id) => id === service));

/** The cases of a sector. */
export const casesOfSector = (sector: SectorId): readonly ListedCase[] =>
  listedCases.filter((one) => one.sector === sector);
