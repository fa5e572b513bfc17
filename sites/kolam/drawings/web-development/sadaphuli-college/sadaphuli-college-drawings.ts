import type { TextDrawings } from "@kolam/site/drawings/case-drawings.ts";

/** What the text of this case shows besides what was made. */
export const sadaphuliCollegeDrawings: TextDrawings = {};
