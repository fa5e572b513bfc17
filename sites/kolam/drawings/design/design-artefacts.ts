import type { Artefacts } from "@kolam/site/artefacts/artefacts.ts";
import { Beejwani } from "./beejwani.tsx";
import { KanivuHospital } from "./kanivu-hospital.tsx";

/** What was made in the cases of this service. */
export const designArtefacts: Artefacts = {
  beejwani: Beejwani,
  "kanivu-hospital": KanivuHospital,
};
