import type { CaseDrawings } from "@kolam/site/drawings/case-drawings.ts";
import { FastenAndFix } from "./fasten-and-fix.tsx";

/** What was made in the cases of this service. */
export const ecommerceDrawings: CaseDrawings = {
  "fasten-and-fix": FastenAndFix,
};
