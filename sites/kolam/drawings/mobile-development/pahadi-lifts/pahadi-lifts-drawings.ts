import type { TextDrawings } from "@kolam/site/drawings/case-drawings.ts";
import { HillRoad } from "./hill-road.tsx";
import { PaperReport } from "./paper-report.tsx";

/** What the text of this case shows besides what was made. */
export const pahadiLiftsDrawings: TextDrawings = {
  "paper-report": PaperReport,
  "hill-road": HillRoad,
};
