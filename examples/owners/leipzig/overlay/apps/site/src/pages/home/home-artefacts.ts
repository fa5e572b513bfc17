import type { home } from "@kolam/content/pages/home";
import type { Artefacts } from "../../artefacts/artefacts.ts";
import { SaaleStadtwerke } from "../../artefacts/barrierefreiheitspruefung/saale-stadtwerke.tsx";

/** What was made in the cases of the home page. */
export const homeArtefacts: Artefacts<typeof home.work.stories> = {
  "saale-stadtwerke": SaaleStadtwerke,
};
