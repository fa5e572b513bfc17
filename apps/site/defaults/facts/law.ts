import type { LawFacts } from "@kolam/content/model/law/law-facts";

/**
 * What stands behind the company and what becomes of data. Nothing is claimed here, so nothing is
 * said: see `packages/content/model/law/law-facts.ts` for what a site can say.
 */
export const law: LawFacts = {};
