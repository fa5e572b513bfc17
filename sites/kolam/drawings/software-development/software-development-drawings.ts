import type { CaseDrawings } from "@kolam/site/drawings/case-drawings.ts";
import { KesarFreight } from "./kesar-freight.tsx";
import { TambaPumps } from "./tamba-pumps.tsx";

/** What was made in the cases of this service. */
export const softwareDevelopmentDrawings: CaseDrawings = {
  "tamba-pumps": TambaPumps,
  "kesar-freight": KesarFreight,
};
