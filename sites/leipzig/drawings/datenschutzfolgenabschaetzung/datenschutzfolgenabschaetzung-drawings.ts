import type { CaseDrawings } from "@kolam/site/drawings/case-drawings.ts";

/** What was made in the cases of this service. */
export const datenschutzfolgenabschaetzungDrawings: CaseDrawings = {};
