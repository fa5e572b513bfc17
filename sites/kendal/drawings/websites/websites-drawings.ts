import type { CaseDrawings } from "@kolam/site/drawings/case-drawings.ts";
import { HollowOakShop } from "./hollow-oak-shop.tsx";

/** What was made in the cases of this service. */
export const websitesDrawings: CaseDrawings = {
  "hollow-oak-shop": HollowOakShop,
};
