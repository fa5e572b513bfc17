import type { suchmaschinenoptimierungStories } from "@kolam/content/cases/suchmaschinenoptimierung.generated";
import type { Artefacts } from "../artefacts.ts";
import { AuwaldPraxis } from "./auwald-praxis.tsx";

/** What was made in the stories of this service. */
export const suchmaschinenoptimierungArtefacts: Artefacts<typeof suchmaschinenoptimierungStories> =
  { "auwald-praxis": AuwaldPraxis };
