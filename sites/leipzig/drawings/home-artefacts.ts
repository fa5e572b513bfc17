import type { Artefacts } from "@kolam/site/artefacts/artefacts.ts";
import type { home } from "@site/words/pages/home";
import { SaaleStadtwerke } from "./barrierefreiheitspruefung/saale-stadtwerke.tsx";

/** What was made in the cases of the home page. */
export const homeArtefacts: Artefacts<typeof home.work.cases> = {
  "saale-stadtwerke": SaaleStadtwerke,
};
