import type { websitesStories } from "@kolam/content/cases/websites.generated";
import type { Artefacts } from "../artefacts.ts";
import { HollowOakShop } from "./hollow-oak-shop.tsx";

/** What was made in the stories of this service. */
export const websitesArtefacts: Artefacts<typeof websitesStories> = {
  "hollow-oak-shop": HollowOakShop,
};
