import { cases } from "#words/cases/all.generated.ts";
import { type StoryId, storyIds } from "../facts/services.ts";
import type { Case } from "../shapes/case.ts";

export * from "./stories.ts";
export { cases };

const byId: ReadonlyMap<string, Case> = new Map(cases.map((one) => [one.id, one]));

/** The case at `/portfolio/<id>`, or `undefined` if there is none. */
export const caseById = (id: string): Case | undefined => byId.get(id);

/** The case to read after this one; `undefined` for the only one. */
export function nextCase(id: StoryId): Case | undefined {
  const next = storyIds[(storyIds.indexOf(id) + 1) % storyIds.length];
  return next === undefined || next === id ? undefined : caseById(next);
}

/** The path of a case. */
export const casePath = (id: StoryId) => `/portfolio/${id}` as const;
