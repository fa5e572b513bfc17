import type { Artefacts } from "@kolam/site/artefacts/artefacts.ts";
import { KesarFreight } from "./kesar-freight.tsx";
import { TambaPumps } from "./tamba-pumps.tsx";

/** What was made in the cases of this service. */
export const softwareDevelopmentArtefacts: Artefacts = {
  "tamba-pumps": TambaPumps,
  "kesar-freight": KesarFreight,
};
