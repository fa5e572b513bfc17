import type { CaseDrawings } from "@kolam/site/drawings/case-drawings.ts";
import { ChakoraTestLabs } from "./chakora-test-labs.tsx";
import { PanjpaniTyres } from "./panjpani-tyres.tsx";

/** What was made in the cases of this service. */
export const seoDrawings: CaseDrawings = {
  "panjpani-tyres": PanjpaniTyres,
  "chakora-test-labs": ChakoraTestLabs,
};
