import type { Artefacts } from "@kolam/site/artefacts/artefacts.ts";
import type { home } from "@site/words/pages/home";
import { HollowOakShop } from "./websites/hollow-oak-shop.tsx";

/** What was made in the cases of the home page. */
export const homeArtefacts: Artefacts<typeof home.work.cases> = {
  "hollow-oak-shop": HollowOakShop,
};
