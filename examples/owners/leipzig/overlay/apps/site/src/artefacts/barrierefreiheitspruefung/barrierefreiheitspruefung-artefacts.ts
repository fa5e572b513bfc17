import type { barrierefreiheitspruefungStories } from "@kolam/content/services/barrierefreiheitspruefung/stories";
import type { Artefacts } from "../artefacts.ts";
import { SaaleStadtwerke } from "./saale-stadtwerke.tsx";

/** What was made in the stories of this service. */
export const barrierefreiheitspruefungArtefacts: Artefacts<
  typeof barrierefreiheitspruefungStories
> = { "saale-stadtwerke": SaaleStadtwerke };
