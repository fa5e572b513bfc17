import type { CaseDrawings } from "@kolam/site/drawings/case-drawings.ts";
import { SaaleStadtwerke } from "./saale-stadtwerke.tsx";

/** What was made in the cases of this service. */
export const barrierefreiheitspruefungDrawings: CaseDrawings = {
  "saale-stadtwerke": SaaleStadtwerke,
};
