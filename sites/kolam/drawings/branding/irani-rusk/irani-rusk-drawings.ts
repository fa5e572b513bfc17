import type { TextDrawings } from "@kolam/site/drawings/case-drawings.ts";
import { OldLabels } from "./old-labels.tsx";
import { Tins } from "./tins.tsx";

/** What the text of the case shows besides the cartons. */
export const iraniRuskDrawings: TextDrawings = {
  "old-labels": OldLabels,
  tins: Tins,
};
