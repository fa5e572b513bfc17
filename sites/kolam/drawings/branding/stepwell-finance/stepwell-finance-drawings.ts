import type { TextDrawings } from "@kolam/site/drawings/case-drawings.ts";
import { FirstWeek } from "./first-week.tsx";
import { Passbooks } from "./passbooks.tsx";

/** What the text of the case shows besides the identity. */
export const stepwellFinanceDrawings: TextDrawings = {
  passbooks: Passbooks,
  "first-week": FirstWeek,
};
