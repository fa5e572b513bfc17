import type { CaseDrawings } from "@kolam/site/drawings/case-drawings.ts";
import { IraniRusk } from "./irani-rusk.tsx";
import { StepwellFinance } from "./stepwell-finance.tsx";

/** What was made in the cases of this service. */
export const brandingDrawings: CaseDrawings = {
  "irani-rusk": IraniRusk,
  "stepwell-finance": StepwellFinance,
};
