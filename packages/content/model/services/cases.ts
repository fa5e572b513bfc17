import { caseIds } from "@site/entries/case-ids";
import { type ServiceId, type StoryId, serviceIds } from "./services.ts";

/** The cases of which a service is the first one. */
export const storiesOfService = (id: ServiceId): readonly StoryId[] =>
  (caseIds as Partial<Record<ServiceId, readonly StoryId[]>>)[id] ?? [];

/**
 * The cases, in the order of the services. Only the build and tests import them: there may be
 * thousands.
 */
export const storyIds: readonly StoryId[] = serviceIds.flatMap(storiesOfService);
