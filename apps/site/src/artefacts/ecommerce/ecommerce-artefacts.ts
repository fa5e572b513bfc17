import type { ecommerceStories } from "@kolam/content/cases/ecommerce.generated";
import type { Artefacts } from "../artefacts.ts";
import { FastenAndFix } from "./fasten-and-fix.tsx";
import { NoolHandlooms } from "./nool-handlooms.tsx";

/** What was made in the stories of this service. */
export const ecommerceArtefacts: Artefacts<typeof ecommerceStories> = {
  "nool-handlooms": NoolHandlooms,
  "fasten-and-fix": FastenAndFix,
};
