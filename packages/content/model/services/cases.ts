import { caseIdsByService } from "@site/entries/case-ids";
import { type CaseId, type ServiceId, serviceIds } from "./services.ts";

/** The cases whose first service is this one. */
export const casesOfService = (id: ServiceId): readonly CaseId[] =>
  (caseIdsByService as Partial<Record<ServiceId, readonly CaseId[]>>)[id] ?? [];

/**
 * The cases, in the order of the services. Only the build and tests import them: there may be
 * thousands.
 */
export const caseIds: readonly CaseId[] = serviceIds.flatMap(casesOfService);
