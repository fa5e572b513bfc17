import type { TextDrawings } from "@kolam/site/drawings/case-drawings.ts";
import { CallSlips } from "./call-slips.tsx";
import { FeastBasket } from "./feast-basket.tsx";

/** What the text of this case shows besides what was made. */
export const rozFreshDrawings: TextDrawings = {
  "call-slips": CallSlips,
  "feast-basket": FeastBasket,
};
