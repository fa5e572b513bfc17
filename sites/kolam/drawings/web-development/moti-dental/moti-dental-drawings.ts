import type { TextDrawings } from "@kolam/site/drawings/case-drawings.ts";
import { TallySheets } from "./tally-sheets.tsx";
import { TwoDiaries } from "./two-diaries.tsx";

/** What the text of this case shows besides what was made. */
export const motiDentalDrawings: TextDrawings = {
  "tally-sheets": TallySheets,
  "two-diaries": TwoDiaries,
};
