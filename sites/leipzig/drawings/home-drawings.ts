import type { CaseDrawings } from "@kolam/site/drawings/case-drawings.ts";
import type { home } from "@site/words/pages/home";
import { SaaleStadtwerke } from "./barrierefreiheitspruefung/saale-stadtwerke.tsx";

/** What was made in the cases of the home page. */
export const homeDrawings: CaseDrawings<typeof home.work.cases> = {
  "saale-stadtwerke": SaaleStadtwerke,
};
