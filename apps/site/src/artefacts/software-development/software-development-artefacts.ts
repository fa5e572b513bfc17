import type { softwareDevelopmentStories } from "@kolam/content/cases/software-development.generated";
import type { Artefacts } from "../artefacts.ts";
import { KesarFreight } from "./kesar-freight.tsx";
import { TambaPumps } from "./tamba-pumps.tsx";

/** What was made in the stories of this service. */
export const softwareDevelopmentArtefacts: Artefacts<typeof softwareDevelopmentStories> = {
  "tamba-pumps": TambaPumps,
  "kesar-freight": KesarFreight,
};
