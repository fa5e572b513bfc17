import type { CaseDrawings } from "@kolam/site/drawings/case-drawings.ts";
import type { home } from "@site/words/pages/home";
import { RozFresh } from "./mobile-development/roz-fresh.tsx";
import { MotiDental } from "./web-development/moti-dental.tsx";

/** What was made in the cases of the home page. */
export const homeDrawings: CaseDrawings<typeof home.work.cases> = {
  "moti-dental": MotiDental,
  "roz-fresh": RozFresh,
};
