import type { upkeepStories } from "@kolam/content/cases/upkeep.generated";
import type { Artefacts } from "../artefacts.ts";
import { BobbinMill } from "./bobbin-mill.tsx";

/** What was made in the stories of this service. */
export const upkeepArtefacts: Artefacts<typeof upkeepStories> = {
  "bobbin-mill": BobbinMill,
};
