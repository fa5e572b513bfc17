import type { CaseDrawings } from "@kolam/site/drawings/case-drawings.ts";
import { Beejwani } from "./beejwani.tsx";
import { KanivuHospital } from "./kanivu-hospital.tsx";

/** What was made in the cases of this service. */
export const designDrawings: CaseDrawings = {
  beejwani: Beejwani,
  "kanivu-hospital": KanivuHospital,
};
