import type { home } from "@kolam/content/pages/home";
import type { Artefacts } from "../../artefacts/artefacts.ts";
import { HollowOakShop } from "../../artefacts/websites/hollow-oak-shop.tsx";

/** What was made in the cases of the home page. */
export const homeArtefacts: Artefacts<typeof home.work.stories> = {
  "hollow-oak-shop": HollowOakShop,
};
