import type { Artefacts } from "@kolam/site/artefacts/artefacts.ts";
import { IraniRusk } from "./irani-rusk.tsx";
import { StepwellFinance } from "./stepwell-finance.tsx";

/** What was made in the cases of this service. */
export const brandingArtefacts: Artefacts = {
  "irani-rusk": IraniRusk,
  "stepwell-finance": StepwellFinance,
};
