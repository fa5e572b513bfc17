// Texts may link to all cases: those that a language lacks link to the first language.

import { caseCounts, sectorIds as toldSectors } from "@site/entries/case-counts";
import type { sectorIds as allSectors } from "@site/entries/first/case-counts";
import type { caseIdsByService } from "@site/entries/first/case-ids";
import { serviceFacts } from "@site/lists/services";
import type { Some } from "../basics/types.ts";
import type { ServiceFacts } from "./service-facts.ts";

type AllFacts = typeof serviceFacts;

/** The name of a service and of its page. */
export type ServiceId = keyof AllFacts;

/** The services in their order. */
export const serviceIds = Object.keys(serviceFacts) as readonly string[] as Some<ServiceId>;

/** A value for every service, by its id. */
export function ofServices<Value>(read: (facts: ServiceFacts, id: ServiceId) => Value): {
  readonly [Id in ServiceId]: Value;
} {
  const entries = serviceIds.map((id) => [id, read(serviceFacts[id], id)]);
  return Object.fromEntries(entries);
}

type CaseIds = typeof caseIdsByService;

/** The name of a case. */
export type CaseId = CaseIds[keyof CaseIds][number];

/** How many cases have this service as their first. */
export const caseCountOf = (id: ServiceId): number => caseCounts[id] ?? 0;

/** How many cases there are. Their names are in `cases.ts`, which no script of a page imports. */
export const caseCount: number = Object.values(caseCounts).reduce((sum, count) => sum + count, 0);

/** A service with at least one case: only these have an anchor in the portfolio. */
export type ToldServiceId = {
  readonly [Id in ServiceId & keyof CaseIds]: CaseIds[Id] extends readonly [] ? never : Id;
}[ServiceId & keyof CaseIds];

/** The services that have cases, in their order. */
export const toldServiceIds = serviceIds.filter(
  (id) => caseCountOf(id) > 0,
) as readonly string[] as readonly ToldServiceId[];

/** The sector of a case, by its anchor. */
export type SectorId = (typeof allSectors)[number];

/** The sectors of the cases, in the order of the portfolio's filter. */
export const sectorIds: readonly SectorId[] = toldSectors;

/** The services in `pairsWith`, which must exist. */
const pairs: { readonly [Id in ServiceId]: { readonly pairsWith: readonly ServiceId[] } } =
  serviceFacts;

/**
 * Two services to suggest beside one: those most often bought with it, then the others in their
 * order.
 */
export function pairsOf(id: ServiceId): ServiceId[] {
  return [...new Set([...pairs[id].pairsWith, ...serviceIds])]
    .filter((other) => other !== id)
    .slice(0, 2);
}
