import type { Artefacts } from "@kolam/site/artefacts/artefacts.ts";
import { PahadiLifts } from "./pahadi-lifts.tsx";
import { RozFresh } from "./roz-fresh.tsx";

/** What was made in the cases of this service. */
export const mobileDevelopmentArtefacts: Artefacts = {
  "roz-fresh": RozFresh,
  "pahadi-lifts": PahadiLifts,
};
