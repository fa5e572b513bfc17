import type { TextDrawings } from "@kolam/site/drawings/case-drawings.ts";
import { CounterCard } from "./counter-card.tsx";
import { LastReport } from "./last-report.tsx";

/** What the text of the case shows besides the campaigns. */
export const mittirangHomewareDrawings: TextDrawings = {
  "last-report": LastReport,
  "counter-card": CounterCard,
};
