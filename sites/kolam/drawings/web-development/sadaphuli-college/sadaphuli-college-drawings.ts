import type { TextDrawings } from "@kolam/site/drawings/case-drawings.ts";
import { ScannedPage } from "./scanned-page.tsx";
import { SlippedColumn } from "./slipped-column.tsx";

/** What the text of this case shows besides what was made. */
export const sadaphuliCollegeDrawings: TextDrawings = {
  "scanned-page": ScannedPage,
  "slipped-column": SlippedColumn,
};
