import type { CaseDrawings } from "../../src/drawings/case-drawings.ts";

/** What was made in the cases on the home page: none is drawn. */
export const homeDrawings: CaseDrawings = {};
