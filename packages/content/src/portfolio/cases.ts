import { cases } from "#words/cases/all.generated.ts";
import type { StoryId } from "../facts/services.ts";
import type { Case } from "../shapes/case.ts";

export * from "./stories.ts";
export { cases };

const byId: ReadonlyMap<string, Case> = new Map(cases.map((one) => [one.id, one]));

/** The case at `/portfolio/<id>`, or `undefined` if there is none. */
export const caseById = (id: string): Case | undefined => byId.get(id);

/** The path of a case. */
export const casePath = (id: StoryId) => `/portfolio/${id}` as const;
