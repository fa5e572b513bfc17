import type { Artefacts } from "@kolam/site/artefacts/artefacts.ts";
import { HollowOakShop } from "./hollow-oak-shop.tsx";

/** What was made in the cases of this service. */
export const websitesArtefacts: Artefacts = {
  "hollow-oak-shop": HollowOakShop,
};
