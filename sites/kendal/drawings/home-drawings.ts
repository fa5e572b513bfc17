import type { CaseDrawings } from "@kolam/site/drawings/case-drawings.ts";
import type { home } from "@site/words/pages/home";
import { HollowOakShop } from "./websites/hollow-oak-shop.tsx";

/** What was made in the cases of the home page. */
export const homeDrawings: CaseDrawings<typeof home.work.cases> = {
  "hollow-oak-shop": HollowOakShop,
};
