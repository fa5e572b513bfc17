import type { CaseDrawings } from "@kolam/site/drawings/case-drawings.ts";
import { PahadiLifts } from "./pahadi-lifts.tsx";
import { RozFresh } from "./roz-fresh.tsx";

/** What was made in the cases of this service. */
export const mobileDevelopmentDrawings: CaseDrawings = {
  "roz-fresh": RozFresh,
  "pahadi-lifts": PahadiLifts,
};
