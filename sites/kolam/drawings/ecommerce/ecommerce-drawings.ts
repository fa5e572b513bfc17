import type { CaseDrawings } from "@kolam/site/drawings/case-drawings.ts";
import { FastenAndFix } from "./fasten-and-fix.tsx";
import { NoolHandlooms } from "./nool-handlooms.tsx";

/** What was made in the cases of this service. */
export const ecommerceDrawings: CaseDrawings = {
  "nool-handlooms": NoolHandlooms,
  "fasten-and-fix": FastenAndFix,
};
