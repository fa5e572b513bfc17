import type { Artefacts } from "@kolam/site/artefacts/artefacts.ts";
import { SaaleStadtwerke } from "./saale-stadtwerke.tsx";

/** What was made in the cases of this service. */
export const barrierefreiheitspruefungArtefacts: Artefacts = {
  "saale-stadtwerke": SaaleStadtwerke,
};
