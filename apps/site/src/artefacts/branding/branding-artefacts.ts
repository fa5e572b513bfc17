import type { brandingStories } from "@kolam/content/cases/branding.generated";
import type { Artefacts } from "../artefacts.ts";
import { IraniRusk } from "./irani-rusk.tsx";
import { StepwellFinance } from "./stepwell-finance.tsx";

/** What was made in the stories of this service. */
export const brandingArtefacts: Artefacts<typeof brandingStories> = {
  "irani-rusk": IraniRusk,
  "stepwell-finance": StepwellFinance,
};
