import type { TextDrawings } from "@kolam/site/drawings/case-drawings.ts";
import { BoxLabels } from "./box-labels.tsx";
import { WeighingBook } from "./weighing-book.tsx";

/** What the text of the case shows besides the store. */
export const fastenAndFixDrawings: TextDrawings = {
  "box-labels": BoxLabels,
  "weighing-book": WeighingBook,
};
